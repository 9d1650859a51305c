import { useRead } from "../../../api/read";
import type { Shop } from "../../../api/schema";
import { shopView } from "./queries";

/** The shop's details (name, phone, hours, ...): part of every rendered page, otherwise fetched once. */
export function useShop(): Shop | undefined {
  return useRead(shopView()).data;
}
