import type { IconName } from "../../ui/Icon";
import { SECTIONS, type SectionId } from "../home/sections";

export interface MenuItem {
  label: string;
  section: SectionId;
}

export const TOP_MENU: readonly MenuItem[] = [
  { label: "Services", section: SECTIONS.services },
  { label: "Tutorials", section: SECTIONS.tutorials },
  { label: "Gallery", section: SECTIONS.gallery },
  { label: "Blogs", section: SECTIONS.blogs },
  { label: "Client Voice", section: SECTIONS.voice },
  { label: "Our Stories", section: SECTIONS.stories },
  { label: "Contact", section: SECTIONS.contact },
];

export const BOTTOM_BAR: readonly (MenuItem & { icon: IconName })[] = [
  { label: "Home", section: SECTIONS.banner, icon: "home" },
  { label: "Services", section: SECTIONS.services, icon: "services" },
  { label: "Tutorials", section: SECTIONS.tutorials, icon: "tutorials" },
  { label: "Gallery", section: SECTIONS.gallery, icon: "gallery" },
  { label: "Blogs", section: SECTIONS.blogs, icon: "blogs" },
  { label: "About", section: SECTIONS.stories, icon: "about" },
  { label: "Contact", section: SECTIONS.contact, icon: "phone" },
];

/** The sections in the menus, in page order; sections in between belong to the one before. */
export const MENU_SECTIONS: readonly SectionId[] = Object.values(SECTIONS).filter(
  (id) => BOTTOM_BAR.some(({ section }) => section === id) || TOP_MENU.some(({ section }) => section === id),
);

/** The section that a screen belongs to, by the first segment of its path. */
const PART_OF_PATH: Readonly<Record<string, SectionId>> = {
  products: SECTIONS.services,
  allproducts: SECTIONS.services,
  fromhome: SECTIONS.services,
  productsubcategories: SECTIONS.services,
  productdetails: SECTIONS.services,
  "shared-product": SECTIONS.services,
  courses: SECTIONS.tutorials,
  fromcourses: SECTIONS.tutorials,
  coursenames: SECTIONS.tutorials,
  coursedetails: SECTIONS.tutorials,
  gallery: SECTIONS.gallery,
  events: SECTIONS.blogs,
  event: SECTIONS.blogs,
  testimonials: SECTIONS.voice,
  aboutus: SECTIONS.stories,
  contactus: SECTIONS.contact,
};

export function partOfPath(path: string): SectionId | undefined {
  return PART_OF_PATH[path.toLowerCase().split("/")[1] ?? ""];
}
