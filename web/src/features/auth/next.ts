/** Where everybody lands after logging in, unless they came from somewhere. */
const HOME = "/home";

/** The local address in `next`; anything else leads home, or to work. */
export function landing(next: string | null, origin: string, home = HOME): string {
  if (!next?.startsWith("/")) return home;
  try {
    const url = new URL(next, origin);
    if (url.origin !== origin || /^\/(login|register|api|uploads)(\/|$)/i.test(url.pathname)) return home;
    return url.pathname + url.search + url.hash;
  } catch {
    return home;
  }
}
