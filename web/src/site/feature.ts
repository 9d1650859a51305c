import type { ComponentType } from "react";
import type { AdminPart } from "./adminPart";
import type { Read } from "../api/read";
import type { CheckoutProps } from "../checkout/checkout";
import type { LazyPage } from "./lazyPage";
import type { Visit } from "./visit";

/** The values that a query key may have, by key. */
export type QueryValues = Readonly<Record<string, readonly string[]>>;

/** One screen: its address, its code, and the questions it asks the API. */
export interface Route {
  /** Segments, `:name` for a parameter: "/productsubcategories/:ctid/:serviceName". Case does not matter. */
  path: string;
  page: LazyPage;
  /** The query keys this screen understands; all others never reach it. `seed` is always understood. */
  query?: readonly string[];
  /** The values of query keys that have few. Others are no part of the page that the server renders and caches. */
  values?: QueryValues;
  /**
   * Query keys with what somebody typed, or that concern one person. They are no part of the page that the server renders
   * and caches for everybody; the browser applies them after hydration.
   */
  freeText?: readonly string[];
  /** The one list that serves the server's plan, link preloading and the page. */
  reads?: (visit: Visit) => Read<unknown>[];
  /** Without header, footer and pre-footer. */
  bare?: boolean;
  /**
   * Different for each person. The server renders what everybody sees before it is known who looks: the frame, the title,
   * the measures of what comes. Its reads are asked by the browser, and its query keys are `freeText`.
   */
  personal?: boolean;
}

/** What a feature's blocks on the home page ask; the blocks themselves stand in its home.tsx. */
export interface HomePart {
  query?: readonly string[];
  values?: QueryValues;
  freeText?: readonly string[];
  reads: (visit: Visit) => Read<unknown>[];
}

/** What lies in the search window: it gets the whole screen, and closes it by `onClose`. */
export type SearchOverlay = ComponentType<{ onClose: () => void }>;

/** What a feature gives the application. It never reaches out. */
export interface Feature {
  name: string;
  routes: readonly Route[];
  home?: HomePart;
  /** Fetched when the search is first opened. */
  search?: () => Promise<{ default: SearchOverlay }>;
  /** Fetched when somebody begins to pay. */
  checkout?: () => Promise<{ default: ComponentType<CheckoutProps> }>;
  /** What may open by itself a while after the page has loaded; fetched then. */
  popup?: () => Promise<{ default: ComponentType }>;
  /** Its screens for the people of the shop; fetched when one of them opens the back office. */
  admin?: () => Promise<{ default: AdminPart }>;
}
