/**
 * What the service worker does with a request. Everything else goes to the network as if there were no worker: the back
 * office, payments, videos, and all that changes something.
 */
export type Handling =
  /** A page: the network's, else the stored copy, else the offline page. */
  | "page"
  /** A file whose name has its hash: the stored copy, else the network's. */
  | "file"
  /** The customer's session, orders and courses: the network's, else the stored copy with its time. */
  | "personal"
  /** Logs in or out, or ends a session: what is stored for the customer is deleted. */
  | "ending";

interface Asked {
  method: string;
  mode: string;
  url: string;
}

const PERSONAL = /^\/api\/(?:session|me\/(?:orders(?:\/\d+)?|appointments|courses))$/;
const ENDING = /^\/api\/(?:session|auth\/.*|me\/(?:account|password|sessions\/.*))$/;
/** Pages with a secret in their address, and those that are useless without the server. */
const NOT_STORED = /^\/(?:admin|api|docs|media|uploads|setup|resetpassword|orderstatus|account\/confirm)(?:\/|$)|\.\w+$/i;

export function handlingOf({ method, mode, url }: Asked, origin: string): Handling | undefined {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return undefined;
  if (method !== "GET") return method !== "HEAD" && ENDING.test(pathname) ? "ending" : undefined;
  if (mode === "navigate") return /^\/(?:api|docs|media|uploads)(?:\/|$)/i.test(pathname) ? undefined : "page";
  if (pathname.startsWith("/assets/")) return "file";
  return PERSONAL.test(pathname) ? "personal" : undefined;
}

/** The key of a page's stored copy; nothing for a page that is not stored. A query may hold what a visitor typed. */
export function pageKey(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  return search || NOT_STORED.test(pathname) ? undefined : pathname.toLowerCase();
}

/** The page that shows a personal answer: it is stored with it, because links inside the shop load no document. */
export function pageOf(address: string): string | undefined {
  const [, orders, id = ""] = /^\/api\/me\/(orders)(\/\d+)?$/.exec(address) ?? [];
  if (orders) return `/myorders${id}`;
  if (/^\/api\/me\/courses$/.test(address)) return "/mycourses";
  return undefined;
}

/** The scripts, sheets and fonts that a page loads. */
export const filesOf = (html: string): string[] => [...new Set(Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file = ""]) => file))];

/** A page whose scripts are left out: it stays what it says at whatever address it is shown. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, "");
