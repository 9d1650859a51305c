import { useRead } from "../../../api/read";
import type { Order } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { appointmentList, orderList } from "../myOrders/queries";
import styles from "./Booking.later.module.css";
import { copy } from "./copy";
import type { BookingForm } from "./useBookingForm";

const newest = (orders: readonly Order[]): Order | undefined =>
  orders.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];

/** A button that fills in the address of the last order. */
export function LastAddress({ form }: { form: BookingForm }) {
  const { data: waiting = [] } = useRead(appointmentList());
  const { data: orders = [] } = useRead(orderList());
  // A walk-in order has no address.
  const last = newest([...waiting, ...orders].filter(({ address }) => address !== undefined));
  if (!last?.address || form.watch("address") !== "") return null;
  const fill = () => {
    const known = { address: last.address, landMark: last.landMark ?? "", pinCode: last.pinCode ?? "" };
    for (const [name, value] of Object.entries(known) as [keyof typeof known, string][]) {
      form.setValue(name, value, { shouldDirty: true });
      form.recheck(name);
    }
    document.getElementById(form.idOf("address"))?.focus();
  };
  return (
    <p className={styles.last}>
      <Button look="line" small onClick={fill}>
        {copy.where.again}
      </Button>
      <span>{last.address.split("\n").join(", ")}</span>
    </p>
  );
}
