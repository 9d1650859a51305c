import type { OrderLine } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { Avatar } from "../../../ui/Avatar";
import { Badge } from "../../../ui/Badge";
import shared from "../../../ui/shared.module.css";
import styles from "./Parts.later.module.css";

/** What stands on an order in every list: what is to be paid, and who does it. */
export function Marks({ of: { advance, advancePaise, balancePaise, assignee } }: { of: OrderLine }) {
  return (
    <>
      {advance === "due" && <Badge kind="waiting">{rupees(advancePaise ?? 0)} advance unpaid</Badge>}
      {advance === "test" && <Badge kind="waiting">TEST: advance paid</Badge>}
      {balancePaise !== undefined && <Badge kind="waiting">{rupees(balancePaise)} to collect</Badge>}
      {assignee && (
        <span className={styles.assignee} title={assignee.name}>
          <Avatar name={assignee.name} />
          <span className={shared.hidden}>Given to {assignee.name}</span>
        </span>
      )}
    </>
  );
}
