import type { Route } from "../../site/feature";
import { lazyPage } from "../../site/lazyPage";
import { productList } from "./queries";

export const routes: readonly Route[] = [
  { path: "/myorders", page: lazyPage(() => import("./myOrders/MyOrdersPage")), personal: true },
  {
    path: "/bookappointment",
    page: lazyPage(() => import("./booking/BookingPage")),
    freeText: ["product", "look"],
    reads: () => [productList()],
    personal: true,
  },
];
