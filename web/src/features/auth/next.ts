/** Where everybody lands after logging in, unless they came from somewhere. */
const HOME = "/home";

/** The local address in `next`; anything else leads home. */
export function landing(next: string | null, origin: string): string {
  if (!next?.startsWith("/")) return HOME;
  try {
    const url = new URL(next, origin);
    if (url.origin !== origin || /^\/(login|register|api|uploads)(\/|$)/i.test(url.pathname)) return HOME;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME;
  }
}
