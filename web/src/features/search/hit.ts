import type { SearchHit } from "../../api/schema";

/** The title of a result: a model's own title, otherwise the name. */
export const titleOf = ({ type, name, line }: SearchHit): string => (type === "subcategory" ? (line ?? name) : name);

/** The line that distinguishes a result. */
export function detailsOf(hit: SearchHit): string {
  const title = titleOf(hit);
  const texts = [hit.name, hit.subtype, hit.line].filter((text) => text && text !== title);
  return [...new Set(texts)].join(", ");
}

/** Whether the price of a result is the lowest of several. */
export const isLowest = ({ type }: SearchHit): boolean => type === "category" || type === "service";
