import { useState } from "react";
import { amountError, MOST_OF_FEES } from "../../../admin/form/rules";
import { useTyped } from "../../../admin/form/useTyped";
import { Panel } from "../../../admin/Screen";
import type { Order, OrderTerms } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { Badge } from "../../../ui/Badge";
import { Form } from "../../../form/Form";
import { FormButtons } from "../../../form/FormButtons";
import { Field } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { moment } from "../myOrders/days";
import { advanceLeft } from "../myOrders/order";
import styles from "./OrderDetail.later.module.css";
import { isCalledOff, subjectOf, weekday } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

/** The advance and the promised ready date. */
export function TermsPanel({ order }: { order: Order }) {
  const [changing, setChanging] = useState(false);
  const owner = useIsOwner();
  const paid = order.advance === "paid";
  const test = order.advance === "test";
  const left = advanceLeft(order);
  const over = isCalledOff(order);
  if (order.status === "Pending") return null;
  return (
    <Panel
      title="Advance and ready date"
      aside={
        paid ? (
          <Badge kind="solid" icon="check">
            Advance Paid
          </Badge>
        ) : test ? (
          <Badge kind="waiting">TEST: advance paid</Badge>
        ) : (
          order.advance === "due" && <Badge kind="waiting">{left === order.advancePaise ? "Not paid yet" : `${rupees(left)} not paid`}</Badge>
        )
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>Advance</dt>
          <dd>{order.advancePaise ? rupees(order.advancePaise) : "None"}</dd>
        </div>
        {order.advancePaidAt && (
          <div>
            <dt>{test ? "TEST payment on" : "Paid on"}</dt>
            <dd>{moment(order.advancePaidAt)}</dd>
          </div>
        )}
        <div>
          <dt>Ready by</dt>
          <dd>{order.promisedDay ? weekday(order.promisedDay) : "No ready date"}</dd>
        </div>
      </dl>
      {over && order.paidPaise !== undefined && (
        <p className={styles.refund}>
          {rupees(order.paidPaise)} was paid. {owner ? `Decide with ${order.firstName} whether it goes back.` : "Only the owner can record a refund: ask them."}
        </p>
      )}
      {!over && !changing && (
        <button type="button" className={shared.stitch} onClick={() => setChanging(true)}>
          Edit
        </button>
      )}
      {!over && changing && <TermsForm order={order} stays={staysBecause(order, owner)} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

/** Why the advance cannot be changed here; undefined when it can. */
function staysBecause({ advance, advancePaise }: Order, owner: boolean): string | undefined {
  if (advance === "paid" || advance === "test") return "A paid advance cannot be changed.";
  return owner || advancePaise === undefined ? undefined : "Only the owner can change the advance.";
}

function TermsForm({ order, stays, onClose }: { order: Order; stays: string | undefined; onClose: () => void }) {
  const rupeesText = useTyped(useState(order.advancePaise ? String(order.advancePaise / 100) : ""));
  const [day, setDay] = useState(order.promisedDay ?? "");
  const { busy, setTerms } = useOrderChanges();

  const save = async () => {
    const amount = Number(rupeesText.value.replaceAll(/[\s,₹]/g, "") || 0);
    const wrong = stays ? undefined : amountError(Number.isInteger(amount) && amount >= 0 ? amount * 100 : undefined, MOST_OF_FEES, "Enter whole rupees, such as 750.");
    if (wrong) {
      rupeesText.refuse(wrong);
      return;
    }
    const advancePaise = stays ? order.advancePaise : amount * 100;
    const input: OrderTerms = { ...(advancePaise && { advancePaise }), ...(day && { promisedDay: day }) };
    const before: OrderTerms = {
      ...(order.advancePaise && { advancePaise: order.advancePaise }),
      ...(order.promisedDay && { promisedDay: order.promisedDay }),
    };
    if (await setTerms(subjectOf(order), input, before)) onClose();
  };
  return (
    <Form className={styles.terms} busy={busy} onSend={save}>
      <Field
        label="Advance in rupees"
        hint={stays}
        disabled={stays !== undefined}
        inputMode="numeric"
        autoComplete="off"
        {...rupeesText.field}
      />
      <Field label="Ready by" optional type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <FormButtons small busy={busy} onCancel={onClose}>
        Save
      </FormButtons>
    </Form>
  );
}
