import type { Feature } from "../feature";
import { lazyPage } from "../lazyPage";
import type { Visit } from "../visit";

const page = lazyPage(() => import("./HomePage"));

/** The home page: put together from what the features offer; it asks what their blocks ask. */
export function homeOf(parts: readonly Feature[]): Feature {
  const offers = parts.flatMap(({ home }) => home ?? []);
  const query = [...new Set(offers.flatMap((offer) => offer.query ?? []))];
  const freeText = [...new Set(offers.flatMap((offer) => offer.freeText ?? []))];
  const reads = (visit: Visit) => offers.flatMap((offer) => offer.reads(visit));
  return {
    name: "home",
    routes: [
      { path: "/", page, query, freeText, reads },
      { path: "/home", page, query, freeText, reads },
    ],
  };
}
