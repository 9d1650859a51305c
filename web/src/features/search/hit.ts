import type { SearchHit } from "../../api/schema";
import { rupees } from "../../format/money";

/** What a result is called in the list: a model by its own title, everything else by its name. */
export const titleOf = ({ type, name, line }: SearchHit): string => (type === "subcategory" ? (line ?? name) : name);

/** What tells it from its neighbours. */
export function detailsOf(hit: SearchHit): string {
  const title = titleOf(hit);
  const messages = [hit.name, hit.subtype, hit.line].filter((text) => text && text !== title);
  return [...new Set(messages)].join(", ");
}

/** A model and a course have a price; a category and a service a lowest one. */
export function priceOf({ type, pricePaise }: SearchHit): string {
  if (pricePaise === undefined) return "";
  return type === "category" || type === "service" ? `from ${rupees(pricePaise)}` : rupees(pricePaise);
}
