/**
 * The element ids of the home page's sections, which the menu, the bottom bar and links from
 * outside name. The order here is their order on the page.
 */
export const SECTIONS = {
  banner: "homebanner",
  tutorials: "hometutorials",
  stories: "homeabout",
  services: "homeservices",
  gallery: "homegallery",
  blogs: "homeblogs",
  voice: "clientvoice",
  measure: "howtomeasure",
  contact: "homecontactus",
  pinCodes: "homepincodes",
} as const;

export type SectionId = (typeof SECTIONS)[keyof typeof SECTIONS];
