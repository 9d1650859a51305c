import { AdminIcon } from "../../../admin/AdminIcon";
import { LinkButton } from "../../../ui/Button";
import styles from "./Parts.later.module.css";
import { newOrder } from "./paths";

/** The button that begins an order for a walk-in customer. */
export function NewOrder() {
  return (
    <LinkButton href={newOrder} small className={styles.newOrder}>
      <AdminIcon name="plus" />
      New order
    </LinkButton>
  );
}
