import { useState } from "react";
import { isOffline, ProblemError } from "../../../api/problem";
import type { Order } from "../../../api/schema";
import { send } from "../../../api/send";
import { rupees } from "../../../format/money";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { isPast, weekday } from "./days";
import { OrderQuestion } from "./OrderQuestion";
import { orderName } from "./pieces";
import { useRefresh } from "./useOrders";
import styles from "./MyOrders.later.module.css";

const messages = copy.cancel;

/** Cancels an order or a request, after a confirmation. */
export function CancelButton({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const isRequest = order.status === "Pending";
  const name = isRequest ? messages.request : messages.order;

  const cancel = async () => {
    setBusy(true);
    try {
      await send("POST /me/orders/{id}/cancel", { path: { id: order.id } });
      toast(isRequest ? messages.requestDone : messages.orderDone);
      setAsking(false);
    } catch (failure) {
      toast(said(failure), { kind: "error" });
      // Cutting may have started, so that the order cannot be cancelled any more.
      if (!isOffline(failure)) setAsking(false);
    }
    setBusy(false);
    await refresh();
    // The button disappears with what it cancelled.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <>
      <button type="button" className={`${shared.stitch} ${styles.cancel}`} onClick={() => setAsking(true)}>
        {name}
        <span className={shared.hidden}> {order.number}</span>
      </button>
      <OrderQuestion
        open={asking}
        busy={busy}
        title={isRequest ? messages.askRequest : messages.askOrder}
        busyText={messages.busy}
        yes={messages.yes}
        no={messages.no}
        onYes={cancel}
        onNo={() => setAsking(false)}
      >
        <div className={shared.text}>
          <p>
            <b>{orderName(order)}</b>
          </p>
          <Consequences order={order} />
          <p className={shared.muted}>{messages.final}</p>
        </div>
      </OrderQuestion>
    </>
  );
}

function Consequences({ order }: { order: Order }) {
  const { appointmentDate: day, appointmentTime: slot } = order;
  return (
    <>
      <p>{!day || isPast(day) ? messages.work : messages.visit(`${weekday(day)}, ${slot}`)}</p>
      {order.paidPaise !== undefined && <p>{messages.paid(rupees(order.paidPaise))}</p>}
    </>
  );
}

function said(failure: unknown): string {
  if (isOffline(failure)) return copy.offline;
  return failure instanceof ProblemError && failure.status < 500 ? failure.problem.message : messages.failed;
}
