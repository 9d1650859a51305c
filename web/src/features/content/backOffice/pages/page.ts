import * as z from "zod/mini";
import { text } from "../../../../admin/form/rules";
import type { Page, PageDraft } from "../../../../api/schema";
import { paths } from "../../paths";

export const TITLE = 80;
export const HEADING = 120;
export const TEXT = 5_000;
export const MOST_SECTIONS = 30;
const NAME = 40;

export const rules = z.object({
  title: text(TITLE),
  sections: z
    .array(z.object({ anchor: z.string(), heading: text(HEADING, 0), text: text(TEXT) }))
    .check(z.minLength(1, "A page needs some text."), z.maxLength(MOST_SECTIONS, `At most ${MOST_SECTIONS} parts.`)),
});

export type Values = z.input<typeof rules>;

export const valuesOf = ({ title, sections }: Page): Values => ({
  title,
  sections: sections.map(({ id, heading, text: typed }) => ({ anchor: id, heading: heading ?? "", text: typed })),
});

/** A unique anchor for a section, made of its heading. */
export function nameOf(heading: string, taken: ReadonlySet<string>): string {
  const plain = heading
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const base = plain.slice(0, NAME - 4).replace(/-$/, "") || "part";
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`;
  return name;
}

/** Sections keep their anchors, so that links keep working; new ones are named after their headings. */
export function draftOf({ title, sections }: z.output<typeof rules>, version: number): PageDraft {
  const taken = new Set(sections.map(({ anchor }) => anchor).filter((anchor) => anchor !== ""));
  const named = sections.map(({ anchor, heading, text: typed }) => {
    const id = anchor || nameOf(heading, taken);
    taken.add(id);
    return { id, text: typed, ...(heading && { heading }) };
  });
  return { title, sections: named, version };
}

/** The URL and purpose of each page. */
export const PAGES: Readonly<Record<string, { site: string; hint: string; look: "slip" | "text" }>> = {
  about: { site: paths.about(), hint: "About your shop", look: "slip" },
  stories: { site: "/#homeabout", hint: "About your shop in a few lines, on the home page", look: "slip" },
  privacy: { site: paths.privacy(), hint: "What data you store, and why", look: "text" },
  terms: { site: paths.terms(), hint: "Terms between you and your customers", look: "text" },
  refunds: { site: paths.contact(), hint: "On the contact page: payments and refunds", look: "slip" },
  quality: { site: paths.contact(), hint: "On the contact page: quality standards", look: "slip" },
};
