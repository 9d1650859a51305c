import { useState } from "react";
import { useTyped } from "../../../admin/form/useTyped";
import { AdminIcon } from "../../../admin/AdminIcon";
import { Panel } from "../../../admin/Screen";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { CalendarDay, CalendarSettings } from "../../../api/schema";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { FormDialog } from "../../../form/FormDialog";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { DuePieces } from "./DuePieces";
import { OrderRow } from "./OrderRow";
import parts from "./Parts.later.module.css";
import styles from "./Calendar.later.module.css";
import { PickupList } from "./PickupList";
import { byPinCode, closedText, numberOf } from "./places";
import { addHoliday, removeHoliday } from "./queries";
import { areaText, beginOf, nearDay, purposeText, todayInIndia, weekday } from "./subject";
import { TrialLine } from "./Visit";
import { VisitPerson } from "./VisitPerson";

interface Props {
  day: CalendarDay;
  /** How many visits the day has, also those of others than shown. */
  booked: number;
  settings: CalendarSettings;
}

/** One day: its visits by pin code, the pick-up list to print, and closing or opening the day. */
export function DayPanel({ day, booked, settings }: Props) {
  const [prints, setPrints] = useState(0);
  const [printing, setPrinting] = useState(false);
  const [closing, setClosing] = useState(false);
  const { busy, change } = useChange();
  const owner = useIsOwner();
  const groups = byPinCode(day);
  const near = nearDay(day.day, todayInIndia());
  const title = near === weekday(day.day) ? near : `${near.charAt(0).toUpperCase()}${near.slice(1)}, ${weekday(day.day)}`;
  const past = day.day < todayInIndia();

  const open = async (name: string) => {
    const done = await change(() => removeHoliday(day.day));
    const undo = async () => void (await change(() => addHoliday({ day: day.day, name })));
    if (done) offerUndo({ text: `${weekday(day.day)} is open for booking`, undo });
  };
  return (
    <Panel title={title}>
      {day.closed && <p className={styles.shutText}>{closedText(day)}</p>}
      {day.trials.length > 0 && (
        <section className={styles.trials}>
          <h3>{day.trials.length === 1 ? "1 trial" : `${day.trials.length} trials`}</h3>
          {day.trials.map((order) => (
            <TrialLine key={order.id} order={order} ways />
          ))}
        </section>
      )}
      <DuePieces day={day} />
      {groups.length === 0 && <p className={shared.muted}>No visits on this day.</p>}
      <ol className={styles.route} aria-label="Visits by pin code">
        {groups.map(([pinCode, visits]) => (
          <li key={pinCode}>
            <h3>{visits[0] ? areaText(visits[0]) || pinCode : pinCode}</h3>
            <ul className={parts.lines}>
              {visits.map((visit) => (
                <OrderRow key={visit.id} of={visit} line={<><b className={parts.purpose}>{purposeText(visit)}</b>{visit.address && `, ${visit.address.split("\n")[0] ?? ""}`}</>} before={<p className={parts.time}>{beginOf(visit.appointmentTime ?? "")}</p>}>
                  <VisitPerson of={visit} className={styles.person} />
                </OrderRow>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {groups.length > 0 && (
          <Button
            look="line"
            small
            onClick={() => {
              setPrints(prints + 1);
              setPrinting(true);
            }}
          >
            <AdminIcon name="print" />
            Print pick-up list
          </Button>
        )}
        {owner && !past && day.holiday !== undefined && (
          <Button look="line" small busy={busy} onClick={() => void open(day.holiday ?? "")}>
            Open this day
          </Button>
        )}
        {owner && !past && day.holiday === undefined && !settings.daysOff.includes(numberOf(day.day)) && (
          <Button look="line" small onClick={() => setClosing(true)}>
            Close this day
          </Button>
        )}
      </div>
      {printing && <PickupList key={prints} day={day} onDone={() => setPrinting(false)} />}
      {closing && <CloseDay day={day} booked={booked} onClose={() => setClosing(false)} />}
    </Panel>
  );
}

const LONGEST_NAME = 80;

function CloseDay({ day, booked, onClose }: Omit<Props, "settings"> & { onClose: () => void }) {
  const name = useTyped(useState(""));
  const { busy, change } = useChange();

  const shut = async () => {
    const holiday = name.value.trim();
    if (!holiday) {
      name.refuse("Enter a reason, such as Pongal.");
      return;
    }
    const done = await change(() => addHoliday({ day: day.day, name: holiday }));
    if (!done) return;
    onClose();
    const undo = async () => void (await change(() => removeHoliday(day.day)));
    offerUndo({ text: `${weekday(day.day)} is closed: ${holiday}`, undo });
  };
  return (
    <FormDialog title={`Close ${weekday(day.day)}?`} act="Close day" actsClass={parts.pair} busy={busy} onClose={onClose} onSend={shut}>
      <p className={styles.question}>
        Customers cannot book visits on this day.{" "}
        {booked > 0 && <b>{booked === 1 ? "1 visit stays booked." : `${booked} visits stay booked.`} Move them if the day is off.</b>}
      </p>
      <Field
        label="Reason"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        {...name.field}
      />
    </FormDialog>
  );
}
