import type { Feature } from "../../site/feature";
import { ORDERS, QUERY } from "./pinCodes";
import { pinCodeList } from "./queries";
import { routes } from "./routes";

/** Pin codes, bookings and orders. */
export const orders: Feature = {
  name: "orders",
  routes,
  admin: () => import("./backOffice/part"),
  home: { query: [QUERY.check, QUERY.order], values: { [QUERY.order]: ORDERS }, freeText: [QUERY.search], reads: () => [pinCodeList()] },
};
