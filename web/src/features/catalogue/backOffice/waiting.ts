import type { Waiting } from "../../../site/adminPart";
import { useFresh } from "../../../admin/useFresh";
import * as paths from "./paths";
import { productList } from "./queries";

/** Products of the staff that wait for a price: only the owner sets it. */
export function useOwnersWaiting(): Waiting[] {
  const count = useFresh(productList({ unpriced: true })).data?.unpriced ?? 0;
  const says = count === 1 ? "1 product waits for its price" : `${count} products wait for their price`;
  return [{ path: "/catalogue", count, says, href: paths.unpriced }];
}
