/** Items of a list that are named before the others are counted. */
const NAMED_ITEMS = 5;

const EMPTY = "Empty";

/** A value of a form as text, one line for each part. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return value.trim() === "" ? EMPTY : value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "object" || value === null) return EMPTY;
  if (Array.isArray(value)) return listText(value);
  const { src, alt } = value as { src?: unknown; alt?: unknown };
  if (typeof src === "string") return typeof alt === "string" && alt !== "" ? `Photo: ${alt}` : "Photo";
  return lines(Object.values(value).map(valueText));
}

function listText(items: readonly unknown[]): string {
  if (items.length === 0) return EMPTY;
  const named = items.slice(0, NAMED_ITEMS).map((item) => valueText(item).replaceAll("\n", ", "));
  const others = items.length - named.length;
  return others > 0 ? [...named, `and ${others} more`].join("\n") : named.join("\n");
}

function lines(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== EMPTY);
  return filled.length > 0 ? filled.join("\n") : EMPTY;
}
