import type { Waiting } from "../../../site/adminPart";
import { useFresh } from "../../../admin/useFresh";
import * as paths from "./paths";
import { productList, reviewsWaiting } from "./queries";

/** Products that need a price, which only the owner can set. */
export function useOwnersWaiting(): Waiting[] {
  const count = useFresh(productList({ unpriced: true })).data?.unpriced ?? 0;
  const says = count === 1 ? "1 product without a price" : `${count} products without a price`;
  return [{ path: "/catalogue", count, says, href: paths.unpriced }];
}

/** The number of reviews of products to approve. */
export function useWaiting(): Waiting[] {
  const count = useFresh(reviewsWaiting()).data?.count ?? 0;
  const says = count === 1 ? "1 product review to approve" : `${count} product reviews to approve`;
  return [{ path: "/catalogue/reviews", count, says }];
}
