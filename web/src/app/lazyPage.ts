import { createElement, use, type ComponentType, type ReactNode } from "react";
import { NetworkError } from "../api/problem";

/** A page whose code is fetched when it is first needed, or earlier by `preload`. */
export interface LazyPage {
  (): ReactNode;
  preload(): Promise<void>;
  /** Where its code comes from, as the build's manifest names it. Known on the server only. */
  readonly source: string | undefined;
}

/** `lazyPage(() => import("./pages/ProductsPage"))`: once loaded it renders at once, without a waiting state. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, source?: string): LazyPage {
  let page: ComponentType | undefined;
  // React reads `status`: what is marked as fulfilled is used at once, without suspending.
  let loading: (Promise<void> & { status?: "fulfilled" }) | undefined;

  const preload = (): Promise<void> => {
    loading ??= load().then(
      (module) => {
        page = module.default;
        if (loading) loading.status = "fulfilled";
      },
      (cause: unknown) => {
        loading = undefined;
        throw new NetworkError(cause);
      },
    );
    return loading;
  };

  const Page = (): ReactNode => {
    use(preload());
    return page ? createElement(page) : null;
  };
  return Object.assign(Page, { preload, source });
}
