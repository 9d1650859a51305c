import type { ComponentType } from "react";
import type { AdminPart } from "./adminPart";
import type { Read } from "../api/read";
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

/** What a feature puts on the frame around every screen; each component shows nothing where it has nothing to show. */
export interface FramePart {
  /** What its parts of the frame ask. Every page is rendered with the answers, personal ones too: nothing personal. */
  reads?: () => Read<unknown>[];
  /** Above the header, such as a bar that can be dismissed (see dismissed.ts). */
  bar?: ComponentType;
  /** Among the tools at the right of the header; as wide as one of them. */
  tool?: ComponentType;
  /** Over the screens with header and footer, such as what opens by itself. */
  framed?: ComponentType;
  /** On every screen, those without header and footer and the back office too. */
  everywhere?: ComponentType;
}

/** What a feature gives the application. It never reaches out. */
export interface Feature {
  name: string;
  routes: readonly Route[];
  home?: HomePart;
  frame?: FramePart;
  /** Its screens for the people of the shop; fetched when one of them opens the back office. */
  admin?: () => Promise<{ default: AdminPart }>;
}
