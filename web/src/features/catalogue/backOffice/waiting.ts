import type { Waiting } from "../../../site/adminPart";
import { useFresh } from "../../../admin/useFresh";
import * as paths from "./paths";
import { productList } from "./queries";

/** Products that need a price, which only the owner can set. */
export function useOwnersWaiting(): Waiting[] {
  const count = useFresh(productList({ unpriced: true })).data?.unpriced ?? 0;
  const says = count === 1 ? "1 product without a price" : `${count} products without a price`;
  return [{ path: "/catalogue", count, says, href: paths.unpriced }];
}
