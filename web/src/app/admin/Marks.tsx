import { AdminIcon } from "../../admin/AdminIcon";
import { links } from "../../links";
import { Anchor } from "../../ui/Anchor";
import shared from "../../ui/shared.module.css";
import styles from "./BackOffice.later.module.css";

/** More than these nobody counts, and the mark has no room for them. */
const COUNTED = 99;

/** How many things wait behind an entry; nothing where none do. */
export function WaitingMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <b className={styles.waiting}>
      {count > COUNTED ? `${COUNTED}+` : count}
      <span className={shared.hidden}> waiting</span>
    </b>
  );
}

export function OpenShop() {
  return (
    <Anchor href={links.home()} title="Open the shop">
      <AdminIcon name="leave" />
      <span>Open the shop</span>
    </Anchor>
  );
}
