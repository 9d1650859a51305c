import { FAILED, OFFLINE } from "../../format/failures";

/** The copy of the content screens. Texts of the specification are used verbatim. */
export const copy = {
  offline: OFFLINE,
  goBack: "Go Back",

  banner: {
    spoken: "Custom tailoring, measured at your door, stitched to the inch.",
    first: "Custom tailoring",
    rest: "measured at your door, stitched to the inch.",
    line: "We come home with a tape and a pattern book. You keep your afternoon.",
    book: "Book a consultation",
    measure: "How to measure",
  },
  stories: { title: "Our Stories", more: "Read our story" },

  gallery: {
    title: "OUR GALLERY",
    home: "Collections",
    all: "All",
    loading: "Loading gallery...",
    empty: "No gallery items found in this category.",
    failed: "Failed to load gallery items. Please try again later.",
    description: (shop: string) => `Finished pieces from the tables of ${shop}: bridal wear, blouses, kids' wear and sets for families.`,
    more: "See the whole gallery",
    book: "Book this look",
    images: (count: number) => `${count} images`,
    place: (title: string, place: number, total: number) => `${title}, ${place} of ${total}`,
  },

  blogs: {
    title: "Blogs",
    all: "All blogs",
    loading: "Loading Blogs...",
    empty: "No Blogs found.",
    failed: "Failed to load blogs. Please try again later.",
    description: (shop: string) => `What ${shop} knows about cloth, and tells: borders, linings, washing and margins.`,
  },
  event: {
    loading: "Loading...",
    missing: "Event not found or unable to load data.",
    gallery: "Event Gallery",
    image: (place: number, total: number) => `Event Image ${place} of ${total}`,
    asideTitle: "Your cloth, your blouse",
    asideText: "Bring it out of the cupboard. We come home and look at it with you.",
    book: "Book this look",
  },

  voice: {
    title: "Client Voice",
    all: "Read them all",
    page: "Testimonials",
    loading: "Loading testimonials...",
    failed: "Failed to load testimonials. Please try again later.",
    empty: "No testimonials available at the moment.",
    description: (shop: string) => `What clients say about ${shop}, newest first.`,
    pause: "Pause",
    play: "Play",
    pageOf: (place: number, total: number) => `Page ${place} of ${total}`,
  },

  measure: {
    title: "How to measure",
    text: "A soft tape, a fitted blouse and four minutes. Or skip it, and we will measure you when we come.",
    watch: "Watch the video",
    failed: "Failed to fetch URLs",
  },

  enquiry: {
    title: "Contact",
    name: "Name",
    phone: "Phone",
    email: "Email",
    message: "Message",
    send: "Send enquiry",
    sending: "Sending...",
    sent: "Enquiry submitted successfully!",
    failed: "Failed to submit enquiry. Please try again.",
    noScript: "This form needs JavaScript. Without it, please call or write to us:",
  },

  about: {
    description: (shop: string) => `Who ${shop} is, what we do and why people choose us.`,
    subscribe: "Hear from us",
    subscribeText: "Leave your address and tell us what you would like to hear about.",
    email: "Email",
    subscribeButton: "Subscribe",
  },
  contact: {
    title: "Contact",
    lede: "Ask us anything about cloth, dates and prices.",
    description: (shop: string) => `Write to ${shop}, call us or come by: address, hours, payments and refunds.`,
    call: "A pickup confirmation call comes within an hour.",
    window: "For a refund question or a technical problem, contact us within 2 days.",
    facts: "The shop",
    legalName: "Legal name",
    address: "Address",
    map: "See it on the map",
    phone: "Phone",
    email: "Email",
    hours: "Hours",
    officer: "Grievance officer",
  },
  pages: {
    loading: "Loading...",
    failed: FAILED,
    changed: (day: string) => `Last changed ${day}`,
    contents: "On this page",
  },

  rewards: "No Rewards found",
  offers: "No Offers Found",
  onward: { services: "Look at our services", tutorials: "Look at the tutorials" },
  demo: { title: "Demo profile", name: "Your Name", phone: "+91 00000 00000", email: "name@example.com" },
  covers: { title: "Course covers", none: "No Courses Available", failed: "Failed to fetch course types" },
};
