import type { SearchHit } from "../../api/schema";

/** The copy of the search. Texts of the specification are used verbatim. */
export const copy = {
  placeholder: "Search for services, courses, categories, models...",
  loading: "Searching...",
  none: (query: string) => `No results found for "${query}"`,
  hint: "Try searching for categories, services, courses, or models",
  count: (count: number, query: string) => `${count} ${count === 1 ? "result" : "results"} for "${query}"`,
  clear: "Clear",
  close: "Close",
  start: "Start from here",
  startInstead: "Or start from here",
  tutorials: "Tutorials",
  ask: "We may stitch it all the same. Send an image and ask.",
  chat: "Ask on WhatsApp",
  question: (query: string) => `Do you stitch this: ${query}?`,
};

export const KINDS: Readonly<Record<SearchHit["type"], string>> = {
  category: "Category",
  course: "Course",
  service: "Service",
  subcategory: "Model",
};
