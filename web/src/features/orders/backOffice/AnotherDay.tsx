import { useState } from "react";
import { Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { VisitSlot } from "../../../api/schema";
import { Button, IconButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { FULL_DAY, isOver } from "./places";
import { weekView } from "./queries";
import shared from "../../../ui/shared.module.css";
import styles from "./Parts.later.module.css";
import { dayAfter, firstNameOf, nearDay, todayInIndia, visitText, weekday, weekdayOf, weekText, type Subject } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

const WEEK = 7;

/** Moves a visit: shows seven days at a time, with only the slots that are free. */
export function AnotherDay({ of, onClose }: { of: Subject; onClose: () => void }) {
  const today = todayInIndia();
  // A past visit stays, and another one is added.
  const coming = of.appointmentDate !== undefined && of.appointmentDate >= today;
  const [from, setFrom] = useState(coming && of.appointmentDate ? of.appointmentDate : today);
  const [chosen, setChosen] = useState<string>();
  const { data: week, error, refetch } = useFresh(weekView(from));
  const { busy, moveVisit } = useOrderChanges();
  const roomOn = (day: string) => week?.days.find((one) => one.day === day)?.slots.some(({ free }) => free > 0);
  const day = chosen ?? week?.days.find((one) => roomOn(one.day))?.day;
  const slots = week?.days.find((one) => one.day === day)?.slots ?? [];

  const turn = (to: string) => {
    setFrom(to);
    setChosen(undefined);
  };
  const move = async (slot: VisitSlot) => {
    if (day && (await moveVisit(of, { day, slot }))) onClose();
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} title={coming ? `Move ${firstNameOf(of)}'s visit` : `Add a visit to ${firstNameOf(of)}`}>
      <p>{coming ? `Now: ${visitText(of)}` : visitText(of) ? `Last visit: ${visitText(of)}` : "No visit yet."}</p>
      <div className={styles.turns}>
        <IconButton
          icon="previous"
          label="Earlier days"
          disabled={from <= today}
          onClick={() => turn(dayAfter(from, -WEEK) < today ? today : dayAfter(from, -WEEK))}
        />
        <b>
          {weekText(from)}
        </b>
        <IconButton icon="next" label="Later days" onClick={() => turn(dayAfter(from, WEEK))} />
      </div>
      {!week && <Waiting failure={error} onRetry={() => void refetch()} />}
      {week && (
        <>
          <ul className={styles.dayChips} aria-label="Day">
            {week.days.map((one) => (
              <li key={one.day}>
                <button
                  type="button"
                  disabled={!roomOn(one.day)}
                  aria-pressed={one.day === day}
                  onClick={() => setChosen(one.day)}
                >
                  <small>{weekdayOf(one.day).slice(0, 3)}</small>
                  <b>{Number(one.day.slice(8))}</b>
                  <small>{one.closed ? "Closed" : roomOn(one.day) ? "Free" : isOver(one.day, FULL_DAY) ? "Over" : "Full"}</small>
                </button>
              </li>
            ))}
          </ul>
          {day ? (
            <ul className={styles.slotList} aria-label={`Times on ${weekday(day)}`}>
              {slots.map(({ slot, free }) => {
                const isNow = day === of.appointmentDate && slot === of.appointmentTime;
                return (
                  <li key={slot}>
                    <Button look="line" small wide disabled={free === 0 || busy || isNow} onClick={() => void move(slot)}>
                      {slot} {isNow ? "(now)" : isOver(day, slot) ? "(over)" : free === 0 ? "(full)" : ""}
                      <span className={shared.hidden}>, {nearDay(day, today)}</span>
                    </Button>
                  </li>
                );
              })}
            </ul>
          ) : (
            <p>These seven days are full or closed. Try later days.</p>
          )}
        </>
      )}
    </Dialog>
  );
}
