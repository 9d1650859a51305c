import type { Feature } from "../../app/feature";
import { QUERY } from "./pinCodes";
import { pinCodeList } from "./queries";
import { routes } from "./routes";

/** Where the shop picks up, and what becomes of the orders. */
export const orders: Feature = {
  name: "orders",
  routes,
  home: { query: Object.values(QUERY), reads: () => [pinCodeList()] },
};
