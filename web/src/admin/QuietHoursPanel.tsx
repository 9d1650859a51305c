import { useState } from "react";
import type { QuietHours } from "../api/schema";
import { Button } from "../ui/Button";
import shared from "../ui/shared.module.css";
import styles from "./QuietHours.later.module.css";
import { Panel } from "./Screen";

interface Props {
  /** Absent while they are off. */
  quietHours: QuietHours | undefined;
  /** What is offered first. */
  usual: QuietHours;
  /** What waits, and what does not. */
  about: string;
  busy: boolean;
  onSave: (hours: QuietHours | undefined) => void;
}

/** Hours in which nothing is sent. */
export function QuietHoursPanel({ quietHours, usual, about, busy, onSave }: Props) {
  const [hours, setHours] = useState(quietHours ?? usual);
  const isSaved = quietHours?.from === hours.from && quietHours.until === hours.until;
  return (
    <Panel
      title="Quiet hours"
      aside={
        <label className={styles.switch}>
          <input type="checkbox" checked={quietHours !== undefined} onChange={({ target }) => onSave(target.checked ? hours : undefined)} />
          {quietHours ? "On" : "Off"}
        </label>
      }
    >
      <p className={shared.muted}>{about}</p>
      {quietHours && <DayTape {...hours} />}
      {quietHours && (
        <div className={styles.hours}>
          <label>
            From
            <input type="time" required value={hours.from} onChange={({ target }) => setHours({ ...hours, from: target.value })} />
          </label>
          <label>
            To
            <input type="time" required value={hours.until} onChange={({ target }) => setHours({ ...hours, until: target.value })} />
          </label>
          {!isSaved && hours.from && hours.until && (
            <Button look="solid" small busy={busy} onClick={() => onSave(hours)}>
              Save
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

const LABELS = ["12AM", "6AM", "12PM", "6PM", "12AM"];
const DAY_MINUTES = 1440;

/** How much of the day has passed at a time like "21:30", as a CSS length. */
function shareOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${((hours * 60 + minutes) / DAY_MINUTES) * 100}%`;
}

/** The hours of a day as a tape, the quiet ones dark; the fields below say the same. */
function DayTape({ from, until }: QuietHours) {
  const [quiet, open] = ["var(--jamun)", "#fff"];
  const [outer, inner, start, end] = from > until ? [quiet, open, shareOf(until), shareOf(from)] : [open, quiet, shareOf(from), shareOf(until)];
  return (
    <div className={styles.day} aria-hidden="true">
      <i style={{ backgroundImage: `linear-gradient(90deg, ${outer} ${start}, ${inner} ${start} ${end}, ${outer} ${end})` }} />
      <p>
        {LABELS.map((label, place) => (
          <span key={place}>{label}</span>
        ))}
      </p>
    </div>
  );
}
