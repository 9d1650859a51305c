import type { OrderLine } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { Avatar } from "../../../ui/Avatar";
import { Badge } from "../../../ui/Badge";
import shared from "../../../ui/shared.module.css";
import { advanceLeft } from "../myOrders/order";
import styles from "./Parts.later.module.css";

/** The badges of an order in every list: unpaid amounts and the assignee. */
export function Marks({ of }: { of: OrderLine }) {
  const { advance, balancePaise, assignees } = of;
  return (
    <>
      {advance === "due" && <Badge kind="waiting">{rupees(advanceLeft(of))} advance unpaid</Badge>}
      {advance === "test" && <Badge kind="waiting">TEST: advance paid</Badge>}
      {balancePaise !== undefined && <Badge kind="waiting">{rupees(balancePaise)} to collect</Badge>}
      {assignees.map((assignee) => (
        <span key={assignee.id} className={styles.assignee} title={assignee.name}>
          <Avatar name={assignee.name} />
          <span className={shared.hidden}>Assigned to {assignee.name}</span>
        </span>
      ))}
    </>
  );
}
