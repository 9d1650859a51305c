import type { Route } from "../../site/feature";
import { lazyPage } from "../../site/lazyPage";
import { itemList } from "./queries";

export const routes: readonly Route[] = [
  { path: "/piecework", page: lazyPage(() => import("./pages/ItemsPage")), reads: () => [itemList()] },
];
