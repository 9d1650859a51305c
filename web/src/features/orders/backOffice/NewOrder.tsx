import { AdminIcon } from "../../../admin/AdminIcon";
import { LinkButton } from "../../../ui/Button";
import styles from "./Parts.later.module.css";
import { newOrder } from "./paths";

/** For somebody who stands in the shop. */
export function NewOrder() {
  return (
    <LinkButton href={newOrder} small className={styles.newOrder}>
      <AdminIcon name="plus" />
      New order
    </LinkButton>
  );
}
