import { createElement, use, type ComponentType, type ReactNode } from "react";
import { NetworkError } from "../api/problem";

/** A page whose code is loaded when it is first rendered, or earlier by `preload`. */
export interface LazyPage {
  (): ReactNode;
  /** Loads the code; retries after a failure. */
  preload(): Promise<void>;
  /** The source file in the build's manifest. Only known on the server. */
  readonly source: string | undefined;
  /** Never rendered on the server, whose bundle does not contain it. */
  readonly browserOnly: boolean;
}

/** React reads `status`: a fulfilled promise is used without suspending. */
type Loading = Promise<void> & { status?: "fulfilled" };

/** `lazyPage(() => import("./pages/ProductsPage"))`: once loaded it renders without suspending. */
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
    // Rendering never retries: a failure has to reach the error boundary.
    use(loading ?? preload());
    return page ? createElement(page) : null;
  };
  return Object.assign(Page, { preload, source, browserOnly: false });
}

/** A page that only the browser renders: it must not be indexed, or its URL contains a secret. */
export function browserPage(load: () => Promise<{ default: ComponentType }>, source?: string): LazyPage {
  return Object.assign(lazyPage(load, source), { browserOnly: true });
}
