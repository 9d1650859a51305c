import { useRead } from "../../../api/read";
import type { Shop } from "../../../api/schema";
import { shopView } from "./queries";

/** The shop's own facts (name, phone, hours, ...): on every rendered page from the start, else after one read. */
export function useShop(): Shop | undefined {
  return useRead(shopView()).data;
}
