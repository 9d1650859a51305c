import { QuietHoursPanel } from "../../../admin/QuietHoursPanel";
import { useChange } from "../../../admin/useChange";
import { updateSettings } from "../queries";
import type { Props } from "./DevicesPanel";

/** Hours in which the user's devices stay quiet. */
export function DeviceQuietHours({ settings: { quietHours }, onChange }: Props) {
  const { busy, changed } = useChange();
  return (
    <QuietHoursPanel
      quietHours={quietHours}
      usual={{ from: "21:30", until: "08:00" }}
      about="Push waits until the end of these hours. Low disk space and a failed backup still come through."
      busy={busy}
      onSave={(hours) => void changed(() => updateSettings({ events: [], ...(hours && { quietHours: hours }) })).then(onChange)}
    />
  );
}
