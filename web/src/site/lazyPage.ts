import { createElement, use, type ComponentType, type ReactNode } from "react";
import { NetworkError } from "../api/problem";

/** A page whose code is fetched when it is first needed, or earlier by `preload`. */
export interface LazyPage {
  (): ReactNode;
  /** Fetches the code; after a failure it tries anew. */
  preload(): Promise<void>;
  /** Where its code comes from, as the build's manifest names it. Known on the server only. */
  readonly source: string | undefined;
  /** Never rendered on the server, whose bundle is without its code. */
  readonly browserOnly: boolean;
}

/** React reads `status`: what is marked as fulfilled is used at once, without suspending. */
type Loading = Promise<void> & { status?: "fulfilled" };

/** `lazyPage(() => import("./pages/ProductsPage"))`: once loaded it renders at once, without a waiting state. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, source?: string): LazyPage {
  let page: ComponentType | undefined;
  let loading: Loading | undefined;
  let failed = false;

  const begin = (): Loading => {
    failed = false;
    const attempt: Loading = load().then(
      (module) => {
        page = module.default;
        attempt.status = "fulfilled";
      },
      (cause: unknown) => {
        failed = true;
        throw new NetworkError(cause);
      },
    );
    return attempt;
  };

  const preload = (): Promise<void> => {
    if (!loading || failed) loading = begin();
    return loading;
  };

  const Page = (): ReactNode => {
    // Rendering never starts a second attempt: a failure has to reach the boundary instead of being tried for ever.
    use(loading ?? preload());
    return page ? createElement(page) : null;
  };
  return Object.assign(Page, { preload, source, browserOnly: false });
}

/** A page that only the browser renders: nobody is to find it, or its address holds a secret. */
export function browserPage(load: () => Promise<{ default: ComponentType }>, source?: string): LazyPage {
  return Object.assign(lazyPage(load, source), { browserOnly: true });
}
