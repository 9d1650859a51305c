import { QuietHoursPanel } from "../../../admin/QuietHoursPanel";
import { useChange } from "../../../admin/useChange";
import type { MessageSettings } from "../../../api/schema";
import { updateSettings } from "../queries";

/** Hours in which no messages leave. */
export function MessageQuietHours({ settings: { quietHours, whatsappOn, smsOn } }: { settings: MessageSettings }) {
  const { busy, change } = useChange();
  return (
    <QuietHoursPanel
      quietHours={quietHours}
      usual={{ from: "21:00", until: "08:00" }}
      about="Messages to customers wait until the end of these hours."
      busy={busy}
      onSave={(hours) => void change(() => updateSettings({ whatsappOn, smsOn, ...(hours && { quietHours: hours }) }))}
    />
  );
}
