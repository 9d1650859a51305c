import type { Order } from "../../../api/schema";
import { useShop } from "../../content/public/useShop";
import { Button } from "../../../ui/Button";
import { calendarFile } from "./calendarFile";
import { saveFile } from "../../../ui/saveFile";
import { copy } from "./copy";

/** Downloads the visit of an order as a calendar file; nothing without a visit. */
export function CalendarButton({ order, small = true }: { order: Order; small?: boolean }) {
  const shop = useShop();
  if (!shop || !order.appointmentDate) return null;
  const save = () => {
    const file = calendarFile(order, shop, new Date());
    if (!file) return;
    saveFile(new Blob([file], { type: "text/calendar" }), `${order.number}.ics`);
  };
  return (
    <Button look="line" small={small} icon="calendar" onClick={save}>
      {copy.bookedSlip.calendar}
    </Button>
  );
}
