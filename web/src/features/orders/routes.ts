import type { Route } from "../../site/feature";
import { browserPage, lazyPage } from "../../site/lazyPage";
import { productList } from "./queries";

export const routes: readonly Route[] = [
  { path: "/myorders", page: lazyPage(() => import("./myOrders/MyOrdersPage")), personal: true },
  { path: "/myorders/:id", page: lazyPage(() => import("./myOrders/OrderPage")), personal: true },
  { path: "/orderstatus/:key", page: browserPage(() => import("./status/OrderStatusPage")) },
  { path: "/account/measurements", page: lazyPage(() => import("./account/MeasurementsPage")), personal: true },
  {
    path: "/bookappointment",
    page: lazyPage(() => import("./booking/BookingPage")),
    freeText: ["product", "look", "options", "profile", "measuring"],
    reads: () => [productList()],
    personal: true,
  },
];
