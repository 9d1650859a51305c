import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import type { MessageSettings, QuietHours } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { updateSettings } from "../queries";
import styles from "./Messages.later.module.css";

const USUAL: QuietHours = { from: "21:00", until: "08:00" };

/** Hours in which no messages leave. */
export function QuietHoursPanel({ settings: { quietHours, whatsappOn, smsOn } }: { settings: MessageSettings }) {
  const [hours, setHours] = useState(quietHours ?? USUAL);
  const { busy, change } = useChange();
  const save = (next: QuietHours | undefined) => change(() => updateSettings({ whatsappOn, smsOn, ...(next && { quietHours: next }) }));
  const isSaved = quietHours?.from === hours.from && quietHours.until === hours.until;
  return (
    <Panel
      title="Quiet hours"
      aside={
        <label className={styles.switch}>
          <input type="checkbox" checked={quietHours !== undefined} onChange={({ target }) => void save(target.checked ? hours : undefined)} />
          {quietHours ? "On" : "Off"}
        </label>
      }
    >
      <p className={styles.quiet}>Messages to customers wait until the end of these hours.</p>
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
            <Button look="solid" small busy={busy} onClick={() => void save(hours)}>
              Save
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
