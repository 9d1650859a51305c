import type { Read } from "../api/read";
import { readsOfTheFrame } from "./frame";
import { matchPath, splitAddress, visitOf, type Match } from "./match";
import { notFoundPage } from "./notFound";
import type { Visit } from "../site/visit";

export function readsOf(match: Match | undefined, visit: Visit): Read<unknown>[] {
  return [...readsOfTheFrame(), ...(match?.route.reads?.(visit) ?? [])];
}

/** What the server must know before it renders a URL. */
export interface Plan {
  /** Whether there is a screen; if not the response is 404 with the site's own page. */
  known: boolean;
  /** Responds with the empty shell, which the browser renders. */
  browserOnly: boolean;
  /** Whether the page differs by seed. */
  shuffled: boolean;
  /** The URL with only the query keys and values of its screen, without the seed. The browser applies other values. */
  address: string;
  /** The API URLs that the page needs. */
  reads: string[];
  /** The source file of the screen, to preload its chunk. */
  source?: string;
}

/** The most items of a list that the server renders: each number is a separate page. */
const MOST_SHOWN = 200;

/** Whether a page with this value is rendered. The server itself checks names, such as those of categories. */
function isRendered(match: Match | undefined, key: string, value: string): boolean {
  // Forms without script send empty fields.
  if (value === "") return true;
  if (key === "show") return /^[1-9]\d*$/.test(value) && Number(value) <= MOST_SHOWN;
  return match?.route.values?.[key]?.includes(value) ?? true;
}

export function planOf(address: string, shuffle: number): Plan {
  const { path, search } = splitAddress(address);
  const match = matchPath(path);
  const visit = visitOf(match, path, search, shuffle, { withFreeText: false });
  const dropped = [...visit.search].filter(([key, value]) => !isRendered(match, key, value));
  for (const [key] of dropped) visit.search.delete(key);
  const browserOnly = match?.route.page.browserOnly === true;
  const asked = browserOnly ? [] : match?.route.personal ? readsOfTheFrame() : readsOf(match, visit);
  const reads = [...new Set(asked.map(({ queryKey }) => queryKey[1]))];
  const shuffled = reads.some((read) => /[?&]seed=/.test(read));
  const query = visit.search.toString();
  const { source } = match?.route.page ?? notFoundPage;
  return {
    known: match !== undefined,
    browserOnly,
    shuffled,
    address: query ? `${path}?${query}` : path,
    reads,
    ...(source ? { source } : {}),
  };
}
