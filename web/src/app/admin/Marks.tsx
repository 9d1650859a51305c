import { AdminIcon } from "../../admin/AdminIcon";
import { links } from "../../links";
import { Anchor } from "../../ui/Anchor";
import shared from "../../ui/shared.module.css";
import styles from "./BackOffice.later.module.css";

/** The largest count that is shown. */
const COUNTED = 99;

/** The number of items that need attention; renders nothing for zero. */
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
    <Anchor href={links.home()} title="View shop">
      <AdminIcon name="leave" />
      <span>View shop</span>
    </Anchor>
  );
}
