import { useState } from "react";
import type { Order } from "../../../api/schema";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { isComing } from "./days";
import styles from "./MyOrders.later.module.css";

const loadDialog = () => import("./RescheduleDialog");

/** Moves the visit of an order or a request, while the shop allows it: before its day, and before cutting starts. */
export function RescheduleButton({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!order.canCancel || !order.appointmentDate || !isComing(order.appointmentDate)) return null;
  return (
    <>
      <button type="button" className={`${shared.stitch} ${styles.cancel}`} onClick={() => setOpen(true)}>
        {copy.reschedule.open}
        <span className={shared.hidden}> {order.number}</span>
      </button>
      {open && (
        <LazyPart
          load={loadDialog}
          given={{ order, onClose: close }}
          onFailure={() => {
            toast(copy.offline, { kind: "error" });
            close();
          }}
        />
      )}
    </>
  );
}
