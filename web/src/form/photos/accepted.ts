import { copy } from "./copy";

const MOST_BYTES = 10 * 1024 * 1024;
const KINDS = ["image/jpeg", "image/png", "image/webp"];

/** The MIME types that the file dialog offers. */
export const ACCEPTED = KINDS.join(",");

/** Why a file is refused, as copy; the server checks again. */
export function refusalOf({ name, size, type }: { name: string; size: number; type: string }): string | undefined {
  if (!KINDS.includes(type)) return copy.kind(name);
  return size > MOST_BYTES ? copy.large(name) : undefined;
}
