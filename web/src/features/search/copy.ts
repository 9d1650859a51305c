import type { SearchHit } from "../../api/schema";

/** The copy of the search. Texts of the specification are used verbatim. */
export const copy = {
  placeholder: "Search for services, courses, categories, models...",
  loading: "Searching...",
  none: (query: string) => `No results found for "${query}"`,
  hint: "Try searching for categories, services, courses, or models",
  count: (count: number, query: string) => `${count} ${count === 1 ? "result" : "results"} for "${query}"`,
  instead: "Search instead for",
  all: (count: number) => `All ${count}`,
  allOf: (heading: string) => ` ${heading.toLowerCase()}`,
  allKinds: "All results",
  recent: "Recent searches",
  forgetAll: "Clear all",
  forget: (query: string) => `Remove ${query}`,
  wanted: "Most wanted this month",
  booked: (times: number) => `${times} booked`,
  notMeant: "Not what you meant?",
  sendPhoto: "Send us a photo of what you like.",
  chatWithUs: "Chat with us",
  clear: "Clear",
  close: "Close",
  start: "Start from here",
  startInstead: "Or start from here",
  tutorials: "Tutorials",
  ask: "We may stitch it all the same. Send an image and ask.",
  chat: "Ask on WhatsApp",
  question: (query: string) => `Do you stitch this: ${query}?`,
};

/** The headings of the results. */
export const HEADINGS: Readonly<Record<SearchHit["type"], string>> = {
  course: "Courses",
  category: "Categories",
  service: "Services",
  subcategory: "Products",
};
