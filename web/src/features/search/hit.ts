import type { SearchHit } from "../../api/schema";
import { rupees } from "../../format/money";

/** The title of a result: a model's own title, otherwise the name. */
export const titleOf = ({ type, name, line }: SearchHit): string => (type === "subcategory" ? (line ?? name) : name);

/** The line that distinguishes a result. */
export function detailsOf(hit: SearchHit): string {
  const title = titleOf(hit);
  const messages = [hit.name, hit.subtype, hit.line].filter((text) => text && text !== title);
  return [...new Set(messages)].join(", ");
}

/** The price of a model or course, or the lowest one of a category or service. */
export function priceOf({ type, pricePaise }: SearchHit): string {
  if (pricePaise === undefined) return "";
  return type === "category" || type === "service" ? `from ${rupees(pricePaise)}` : rupees(pricePaise);
}
