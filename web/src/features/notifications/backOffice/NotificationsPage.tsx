import { Screen, WaitingScreen } from "../../../admin/Screen";
import { useMay } from "../../auth/public/useMay";
import { copy } from "../copy";
import { useNotifications } from "../useDevice";
import { DevicesPanel } from "./DevicesPanel";
import { EventsPanel } from "./EventsPanel";
import { DeviceQuietHours } from "./DeviceQuietHours";

/** What the user is notified of, on which devices, and when. */
export function NotificationsPage() {
  const { data, error, refetch, show } = useNotifications();
  // Makers and editors have no settings to go back to.
  const back = useMay("manager") ? { href: "/admin/settings", label: "Settings" } : { href: "/admin", label: "Today" };
  if (!data) return <WaitingScreen title={copy.title} back={back} failure={error} onRetry={() => void refetch()} />;
  return (
    <Screen title={copy.title} back={back}>
      <DevicesPanel settings={data} onChange={show} />
      <EventsPanel settings={data} onChange={show} />
      <DeviceQuietHours key={data.quietHours?.from} settings={data} onChange={show} />
    </Screen>
  );
}
