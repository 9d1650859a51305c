import { useState } from "react";
import { useTyped } from "../../../../admin/form/useTyped";
import type { VisitSlot } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { FormButtons } from "../../../../form/FormButtons";
import { Badge } from "../../../../ui/Badge";
import { Field, Select } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { PARTS } from "../places";
import { todayInIndia, trialText, weekday, type PieceSubject } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import styles from "./Piece.later.module.css";

interface Props {
  of: PieceSubject;
  /** The order is in progress: approved, not delivered or cancelled. */
  inWork: boolean;
}

/** The promised day of a piece and its trial, each set, moved or removed in place. */
export function PieceDays({ of, inWork }: Props) {
  const [changing, setChanging] = useState<"day" | "trial">();
  const { busy, setTrial } = useOrderChanges();
  const { promisedDay, trial } = of.piece;
  const today = todayInIndia();
  return (
    <>
      <dl className={styles.days}>
        <div>
          <dt>Ready by</dt>
          <dd>
            {promisedDay ? weekday(promisedDay) : "No ready date"}
            {inWork && changing !== "day" && (
              <button type="button" className={shared.stitch} onClick={() => setChanging("day")}>
                {promisedDay ? "Edit" : "Set"}
                <span className={shared.hidden}> ready date</span>
              </button>
            )}
          </dd>
        </div>
        {(inWork || trial) && (
          <div>
            <dt>Trial</dt>
            <dd>
              {trial ? capital(trialText(trial, today)) : "No trial set."}
              {trial?.day === today && inWork && <Badge kind="info">Today</Badge>}
              {inWork && changing !== "trial" && (
                <button type="button" className={shared.stitch} onClick={() => setChanging("trial")}>
                  {trial ? "Move trial" : "Set trial"}
                </button>
              )}
              {inWork && trial && (
                <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void setTrial(of, undefined)}>
                  Remove trial
                </button>
              )}
            </dd>
          </div>
        )}
      </dl>
      {changing === "day" && <DayForm of={of} onClose={() => setChanging(undefined)} />}
      {changing === "trial" && <TrialForm of={of} onClose={() => setChanging(undefined)} />}
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface FormProps {
  of: PieceSubject;
  onClose: () => void;
}

function DayForm({ of, onClose }: FormProps) {
  const [day, setDay] = useState(of.piece.promisedDay ?? "");
  const { busy, promise } = useOrderChanges();
  const save = async () => {
    if (await promise(of, day || undefined)) onClose();
  };
  return (
    <Form className={styles.form} busy={busy} onSend={save}>
      <Field label="Ready by" optional type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <FormButtons small busy={busy} onCancel={onClose}>
        Save date
      </FormButtons>
    </Form>
  );
}

function TrialForm({ of, onClose }: FormProps) {
  const today = todayInIndia();
  const day = useTyped(useState(of.piece.trial?.day ?? ""));
  const [slot, setSlot] = useState<VisitSlot | "">(of.piece.trial?.slot ?? "");
  const { busy, setTrial } = useOrderChanges();
  const save = async () => {
    if (day.value < today) {
      day.refuse("Choose today or a later day.");
      return;
    }
    if (await setTrial(of, { day: day.value, ...(slot && { slot }) })) onClose();
  };
  return (
    <Form className={styles.form} busy={busy} onSend={save}>
      <Field label="Trial date" type="date" min={today} {...day.field} />
      <Select label="Time" optional value={slot} onChange={({ target }) => setSlot(PARTS.find((part) => part === target.value) ?? "")}>
        <option value="">Any time</option>
        {PARTS.map((part) => (
          <option key={part}>{part}</option>
        ))}
      </Select>
      <FormButtons small busy={busy} onCancel={onClose}>
        Save trial
      </FormButtons>
    </Form>
  );
}
