import type { Shop } from "../../../api/schema";
import { MograMark } from "../../../ui/Mogra";

/** The shop's logo beside its name; the flower while it has none. */
export function ShopMark({ of }: { of: Shop | undefined }) {
  const logo = of?.logo;
  return logo ? <img {...logo} alt="" /> : <MograMark />;
}
