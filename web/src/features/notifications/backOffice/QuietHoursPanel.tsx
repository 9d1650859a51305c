import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { updateSettings } from "../queries";
import type { Props } from "./DevicesPanel";
import styles from "./Notifications.later.module.css";

const USUAL = { from: "21:30", until: "08:00" };

/** Hours in which the user's devices stay quiet. */
export function QuietHoursPanel({ settings, onChange }: Props) {
  const { quietHours } = settings;
  const [hours, setHours] = useState(quietHours ?? USUAL);
  const { busy, changed } = useChange();
  const save = async (next: typeof USUAL | undefined) => onChange(await changed(() => updateSettings({ events: [], ...(next && { quietHours: next }) })));
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
      <p className={shared.muted}>Push waits until the end of these hours. Low disk space and a failed backup still come through.</p>
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
