import type { Route } from "../../site/feature";
import { browserPage, lazyPage } from "../../site/lazyPage";
import { productList } from "./queries";

export const routes: readonly Route[] = [
  { path: "/myorders", page: lazyPage(() => import("./myOrders/MyOrdersPage")), personal: true },
  { path: "/orderstatus/:key", page: browserPage(() => import("./status/OrderStatusPage")) },
  {
    path: "/bookappointment",
    page: lazyPage(() => import("./booking/BookingPage")),
    freeText: ["product", "look"],
    reads: () => [productList()],
    personal: true,
  },
];
