import { SECTIONS, type SectionId } from "../home/sections";

/** Below this scroll position home is active, in pixels. */
const NEAR_TOP = 300;
/** A section becomes the active one once the place plus AHEAD passes its top minus BEFORE. */
const AHEAD = 150;
const BEFORE = 200;
/** This close to the end of the page it is the contact section. */
const NEAR_END = 200;

export interface ScrolledPage {
  /** The scroll position, in pixels. */
  place: number;
  windowHeight: number;
  pageHeight: number;
  /** The sections in the order of the page, with the distance of each from the page's top. */
  sections: readonly { id: SectionId; top: number }[];
}

/** The menu item of the section in view. */
export function activeSection({ place, windowHeight, pageHeight, sections }: ScrolledPage): SectionId {
  if (place < NEAR_TOP) return SECTIONS.banner;
  if (place + windowHeight >= pageHeight - NEAR_END) return SECTIONS.contact;
  const passed = sections.filter(({ top }) => place + AHEAD > top - BEFORE);
  return passed.at(-1)?.id ?? SECTIONS.banner;
}
