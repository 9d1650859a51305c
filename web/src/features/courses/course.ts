import type { Course } from "../../api/schema";

/** So many stand in the home page's row. */
export const MOST_ON_HOME = 9;

/** The id that an address names; nothing if it names none. */
export function courseId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined;
}

/** Owner's texts are plain, with blank lines between paragraphs. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

const LONGEST_SUMMARY = 155;

/** The first paragraph, cut after a word where search engines would cut it anyway. */
export function summary(text: string): string {
  const first = paragraphs(text)[0] ?? "";
  if (first.length <= LONGEST_SUMMARY) return first;
  const cut = first.slice(0, LONGEST_SUMMARY);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.]+$/, "")}…`;
}

/** The other courses of the same category. */
export const besides = (courses: readonly Course[], course: Pick<Course, "id" | "serviceType">): Course[] =>
  courses.filter(({ id, serviceType }) => serviceType === course.serviceType && id !== course.id);

/** The copy of a picture to show before a film: wide enough for the frame, no wider than needed. */
export function posterOf(picture: Course["serviceImage"]): string {
  return (picture.sizes.find(({ width }) => width >= 900) ?? picture.sizes.at(-1) ?? picture).src;
}
