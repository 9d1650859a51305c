import type { Route } from "../../site/feature";
import { lazyPage } from "../../site/lazyPage";
import { itemList } from "./queries";

export const routes: readonly Route[] = [
  { path: "/FEATURE", page: lazyPage(() => import("./pages/ItemsPage")), reads: () => [itemList()] },
];
