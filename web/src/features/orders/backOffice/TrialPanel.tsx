import { useState } from "react";
import { useTyped } from "../../../admin/form/useTyped";
import { Panel } from "../../../admin/Screen";
import type { Order, VisitSlot } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import { FormButtons } from "../../../form/FormButtons";
import { Field, Select } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./OrderDetail.later.module.css";
import { PARTS } from "./places";
import { pieceSubjectOf, todayInIndia, trialText } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

/** The trial: set, moved or removed. */
export function TrialPanel({ order }: { order: Order }) {
  const [changing, setChanging] = useState(false);
  const { busy, setTrial } = useOrderChanges();
  const today = todayInIndia();
  const inWork = order.step !== undefined && order.status !== "Delivered";
  const { trial } = order;
  if (!inWork && !trial) return null;
  const of = pieceSubjectOf(order);
  return (
    <Panel title="Trial" aside={trial?.day === today && inWork && <Badge kind="info">Today</Badge>}>
      <p className={styles.trial}>{trial ? capital(trialText(trial, today)) : "No trial set."}</p>
      {inWork && !changing && (
        <div className={styles.smaller}>
          <button type="button" className={shared.stitch} onClick={() => setChanging(true)}>
            {trial ? "Move trial" : "Set trial"}
          </button>
          {trial && (
            <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && of && void setTrial(of, undefined)}>
              Remove trial
            </button>
          )}
        </div>
      )}
      {changing && <TrialForm order={order} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

const capital = (messages: string): string => messages.charAt(0).toUpperCase() + messages.slice(1);

function TrialForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const today = todayInIndia();
  const day = useTyped(useState(order.trial?.day ?? ""));
  const [slot, setSlot] = useState<VisitSlot | "">(order.trial?.slot ?? "");
  const { busy, setTrial } = useOrderChanges();
  const save = async () => {
    if (day.value < today) {
      day.refuse("Choose today or a later day.");
      return;
    }
    const of = pieceSubjectOf(order);
    if (of && (await setTrial(of, { day: day.value, ...(slot && { slot }) }))) onClose();
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
      <Field
        label="Trial date"
        type="date"
        min={today}
        {...day.field}
      />
      <Select label="Time" optional value={slot} onChange={({ target }) => setSlot(PARTS.find((part) => part === target.value) ?? "")}>
        <option value="">Any time</option>
        {PARTS.map((part) => (
          <option key={part}>{part}</option>
        ))}
      </Select>
      <FormButtons small busy={busy} onCancel={onClose}>
        Save trial
      </FormButtons>
    </form>
  );
}
