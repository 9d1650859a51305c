import { useEffect, useRef, useState } from "react";
import { typedRupees } from "../../../../admin/form/rules";
import { useTyped } from "../../../../admin/form/useTyped";
import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { Order } from "../../../../api/schema";
import { FormButtons } from "../../../../form/FormButtons";
import { rupees } from "../../../../format/money";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import styles from "../OrderDetail.later.module.css";
import { priceSettingsView } from "../queries";
import { subjectOf, weekday } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import { readAdjustments, type Typed } from "./adjustments";

/** The rush fee and the discount of an order with a price. */
export function AdjustmentsPanel({ order }: { order: Order }) {
  const [changing, setChanging] = useState(false);
  const owner = useIsOwner();
  const over = order.status === "Rejected" || order.status === "Cancelled";
  if (!owner || over || order.pricePaise === undefined) return null;
  return (
    <Panel title="Rush fee and discount">
      <dl className={styles.facts}>
        {order.neededBy && (
          <div>
            <dt>Needed by</dt>
            <dd>{weekday(order.neededBy)}</dd>
          </div>
        )}
        <div>
          <dt>Rush fee</dt>
          <dd>{order.rushPaise ? rupees(order.rushPaise) : "None"}</dd>
        </div>
        <div>
          <dt>Discount</dt>
          <dd>{order.discountPaise ? `${rupees(order.discountPaise)}, ${order.discountReason ?? ""}` : "None"}</dd>
        </div>
      </dl>
      {changing ? (
        <AdjustmentsForm order={order} onClose={() => setChanging(false)} />
      ) : (
        <button type="button" className={shared.stitch} onClick={() => setChanging(true)}>
          Edit<span className={shared.hidden}> rush fee and discount</span>
        </button>
      )}
    </Panel>
  );
}

function AdjustmentsForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const usualRush = useFresh(priceSettingsView()).data?.rushPaise;
  const rush = useTyped(useState(typedRupees(order.rushPaise)));
  const discount = useTyped(useState(typedRupees(order.discountPaise)));
  const reason = useTyped(useState(order.discountReason ?? ""));
  const { busy, adjustPrice } = useOrderChanges();
  // The price when the form was opened: if another one was saved since, the server reports a conflict.
  const seen = useRef(order.pricePaise);
  const latest = useRef(order.pricePaise);
  useEffect(() => {
    latest.current = order.pricePaise;
  });
  const fields: Record<keyof Typed, { refuse: (message: string) => void }> = { rush, discount, reason };

  const save = async () => {
    const read = readAdjustments({ rush: rush.value, discount: discount.value, reason: reason.value }, seen.current);
    if ("field" in read) fields[read.field].refuse(read.message);
    else if (await adjustPrice(subjectOf(order), read.input, order)) onClose();
    else seen.current = latest.current;
  };
  return (
    <form
      className={styles.terms}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <Field label="Rush fee in rupees" optional hint={usualRush ? `Usually ${rupees(usualRush)}.` : undefined} inputMode="decimal" autoComplete="off" {...rush.field} />
      <Field label="Discount" optional hint="Rupees, or a percentage like 10%." autoComplete="off" {...discount.field} />
      <Field label="Reason" optional hint="The customer sees it." maxLength={200} autoComplete="off" {...reason.field} />
      <FormButtons small busy={busy} onCancel={onClose}>
        Save
      </FormButtons>
    </form>
  );
}
