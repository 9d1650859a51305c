import type { Feature, QueryValues } from "../../site/feature";
import { lazyPage } from "../../site/lazyPage";
import type { Visit } from "../../site/visit";

const page = lazyPage(() => import("./HomePage"));

/** The home page, composed of the features' blocks and their reads. */
export function homeOf(parts: readonly Feature[]): Feature {
  const offers = parts.flatMap(({ home }) => home ?? []);
  const query = [...new Set(offers.flatMap((offer) => offer.query ?? []))];
  const values: QueryValues = Object.assign({}, ...offers.map((offer) => offer.values));
  const freeText = [...new Set(offers.flatMap((offer) => offer.freeText ?? []))];
  const reads = (visit: Visit) => offers.flatMap((offer) => offer.reads(visit));
  return {
    name: "home",
    routes: [
      { path: "/", page, query, values, freeText, reads },
      { path: "/home", page, query, values, freeText, reads },
    ],
  };
}
