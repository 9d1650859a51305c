import type { Read } from "../api/read";
import { readsOfTheFrame } from "./frame";
import { matchPath, splitAddress, visitOf, type Match } from "./match";
import { notFoundPage } from "./notFound";
import type { Visit } from "../site/visit";

export function readsOf(match: Match | undefined, visit: Visit): Read<unknown>[] {
  return [...readsOfTheFrame(), ...(match?.route.reads?.(visit) ?? [])];
}

/** What the server must know before it renders an address. */
export interface Plan {
  /** Whether any screen lives here; if not the answer is 404 with the site's own page. */
  known: boolean;
  /** Answered with the plain shell, which the browser fills. */
  browserOnly: boolean;
  /** The address has a value that no link of the site has: it is answered with the shell, and nothing is rendered. */
  madeUp: boolean;
  /** Whether the page differs by seed. */
  shuffled: boolean;
  /** The address with only the query keys its screen understands; the order of lists is no part of it. */
  address: string;
  /** The API addresses whose answers the page needs. */
  reads: string[];
  /** The source file of the screen, to announce its chunk. */
  source?: string;
}

/** Most of a list that the server renders in one page: each number is a page of its own. */
const MOST_SHOWN = 200;

/** Whether a page with this value is rendered. Which names exist, like those of categories, the server knows itself. */
function isRendered(match: Match | undefined, key: string, value: string): boolean {
  // Forms without script send fields that are left empty.
  if (value === "") return true;
  if (key === "show") return /^[1-9]\d*$/.test(value) && Number(value) <= MOST_SHOWN;
  return match?.route.values?.[key]?.includes(value) ?? true;
}

export function planOf(address: string, shuffle: number): Plan {
  const { path, search } = splitAddress(address);
  const match = matchPath(path);
  const visit = visitOf(match, path, search, shuffle, { withFreeText: false });
  const browserOnly = match?.route.page.browserOnly === true;
  const asked = browserOnly ? [] : match?.route.personal ? readsOfTheFrame() : readsOf(match, visit);
  const reads = [...new Set(asked.map(({ queryKey }) => queryKey[1]))];
  const shuffled = reads.some((read) => /[?&]seed=/.test(read));
  const query = visit.search.toString();
  const { source } = match?.route.page ?? notFoundPage;
  return {
    known: match !== undefined,
    browserOnly,
    madeUp: [...visit.search].some(([key, value]) => !isRendered(match, key, value)),
    shuffled,
    address: query ? `${path}?${query}` : path,
    reads,
    ...(source ? { source } : {}),
  };
}
