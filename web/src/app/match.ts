import { features } from "./features";
import type { Route } from "../site/feature";
import type { Visit } from "../site/visit";

export interface Match {
  route: Route;
  params: Record<string, string>;
}

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

/** The longest address of a page, as on the server (`app/src/site/address.rs`). */
const LONGEST = 4096;

/** The text of a path; undefined when its escapes are no UTF-8. A percent sign that begins no escape stands for itself. */
function decode(path: string): string | undefined {
  try {
    return path.replaceAll(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The parameters of a path under a pattern, or undefined. Case and a trailing slash are ignored. An empty segment matches
 * nothing: links that a screen builds on a path like "//products" would leave the site. Nor does a path that is no text or
 * too long, for which the server has no page.
 */
export function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  if (path.includes("//") || path.length > LONGEST || decode(path) === undefined) return undefined;
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? "";
    if (segment.startsWith(":")) params[segment.slice(1)] = decode(value) ?? value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

export function matchPath(path: string): Match | undefined {
  for (const feature of features) {
    for (const route of feature.routes) {
      const params = paramsOf(route.path, path);
      if (params) return { route, params };
    }
  }
  return undefined;
}

const SEEDS = ["1", "2", "3", "4"];

/** The route's query keys in the route's order, so that equivalent URLs are equal. */
export function searchOf(route: Route | undefined, search: string, withFreeText: boolean): URLSearchParams {
  const given = new URLSearchParams(search);
  const stored = new URLSearchParams();
  const understood = [...(route?.query ?? []), ...((withFreeText && route?.freeText) || [])];
  for (const key of understood) {
    const value = given.get(key);
    if (value !== null) stored.set(key, value);
  }
  return stored;
}

/** `shuffle` is used unless the URL names a seed. Without free text it is the visit that the server renders. */
export function visitOf(
  match: Match | undefined,
  path: string,
  search: string,
  shuffle: number,
  { withFreeText } = { withFreeText: true },
): Visit {
  const named = new URLSearchParams(search).get("seed") ?? "";
  return {
    path,
    params: match?.params ?? {},
    search: searchOf(match?.route, search, withFreeText),
    seed: SEEDS.includes(named) ? Number(named) : shuffle,
  };
}

export function splitAddress(address: string): { path: string; search: string } {
  const [beforeHash = ""] = address.split("#");
  const mark = beforeHash.indexOf("?");
  return mark < 0
    ? { path: beforeHash, search: "" }
    : { path: beforeHash.slice(0, mark), search: beforeHash.slice(mark + 1) };
}
