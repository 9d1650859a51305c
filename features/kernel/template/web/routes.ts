import type { Route } from "../../app/feature";
import { lazyPage } from "../../app/lazyPage";
import { itemList } from "./queries";

export const routes: readonly Route[] = [
  { path: "/FEATURE", page: lazyPage(() => import("./pages/ItemsPage")), reads: () => [itemList()] },
];
