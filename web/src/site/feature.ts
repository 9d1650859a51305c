import type { ComponentType } from "react";
import type { AdminPart } from "./adminPart";
import type { Read } from "../api/read";
import type { LazyPage } from "./lazyPage";
import type { Visit } from "./visit";

/** The values that a query key may have, by key. */
export type QueryValues = Readonly<Record<string, readonly string[]>>;

/** One screen: its path, its code and its API reads. */
export interface Route {
  /** Segments, `:name` for a parameter: "/productsubcategories/:ctid/:serviceName". Case does not matter. */
  path: string;
  page: LazyPage;
  /** The query keys of this screen; all others are removed. `seed` is always kept. */
  query?: readonly string[];
  /** The possible values of query keys. Others are not part of the page that the server renders and caches. */
  values?: QueryValues;
  /**
   * Query keys with typed text or personal data. They are not part of the page that the server renders
   * and caches; the browser applies them after hydration.
   */
  freeText?: readonly string[];
  /** The reads, used by the server's plan, link preloading and the page. */
  reads?: (visit: Visit) => Read<unknown>[];
  /** Without header, footer and pre-footer. */
  bare?: boolean;
  /**
   * Different for each user. The server renders what does not depend on the session: the layout, the title
   * and skeletons, without the pre-footer. Its reads run in the browser, and its query keys are `freeText`.
   */
  personal?: boolean;
}

/** The reads of a feature's blocks on the home page; the blocks are in its home.tsx. */
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
  /** Among the tools at the right of the header; as wide as one of them. */
  tool?: ComponentType;
  /** Over the screens with header and footer, such as what opens by itself. */
  framed?: ComponentType;
  /** On every screen, those without header and footer and the back office too. */
  everywhere?: ComponentType;
}

/** What a feature contributes to the application. Features never import the application. */
export interface Feature {
  name: string;
  routes: readonly Route[];
  home?: HomePart;
  frame?: FramePart;
  /** Its back office screens; loaded when the back office is opened. */
  admin?: () => Promise<{ default: AdminPart }>;
}
