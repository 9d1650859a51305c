/** Characters that browsers drop from URLs (tabs, line breaks) or treat as a slash. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const DECEPTIVE = /[\u0000-\u001f\u007f\\]/;
const DOTS = /^(\.|%2e){1,2}$/i;

/**
 * Whether an address stays on this site wherever it is used: in a link, in the browser's history and after a login. Only
 * plain absolute paths do. What browsers would rewrite ("/.//other.site" becomes "//other.site") is refused: our own
 * addresses never look like that.
 */
export function isLocalPath(address: string | null | undefined): address is string {
  if (!address?.startsWith("/") || DECEPTIVE.test(address)) return false;
  const [path = ""] = address.split(/[?#]/, 1);
  const segments = path.slice(1).split("/");
  if (segments.at(-1) === "") segments.pop();
  return segments.every((segment) => segment !== "" && !DOTS.test(segment));
}
