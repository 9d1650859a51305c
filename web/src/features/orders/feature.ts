import type { Feature } from "../../app/feature";
import { QUERY } from "./pinCodes";
import { pinCodeList } from "./queries";

/** Where the shop picks up. */
export const orders: Feature = {
  name: "orders",
  routes: [],
  home: { query: Object.values(QUERY), reads: () => [pinCodeList()] },
};
