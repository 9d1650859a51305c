import { useState } from "react";
import { isOffline } from "../../../api/problem";
import type { Order } from "../../../api/schema";
import { send } from "../../../api/send";
import { links } from "../../../links";
import { Button } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import { share } from "../../../ui/ShareButton";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { OrderQuestion } from "./OrderQuestion";
import styles from "./OrderPage.later.module.css";
import { useRefresh } from "./useOrders";

const messages = copy.page.share;

/** Shares the status link of an order, switches it off after a confirmation and on again; nothing once it has ended. */
export function StatusLinkPart({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const { id, number, statusKey, statusLink } = order;
  if (statusLink === "ended") return null;
  const turn = async (on: boolean) => {
    setBusy(true);
    try {
      await send("PUT /me/orders/{id}/status-link", { path: { id }, body: { on } });
      setAsking(false);
      await refresh();
      toast(on ? messages.switchedOn : messages.switchedOff);
    } catch (failure) {
      toast(isOffline(failure) ? copy.offline : copy.cancel.failed, { kind: "error" });
    }
    setBusy(false);
  };
  return (
    <>
      <section className={styles.share} aria-labelledby="status-link">
        <div>
          <h2 id="status-link">{messages.title}</h2>
          <p>{statusKey ? messages.text : messages.isOff}</p>
        </div>
        {statusKey ? (
          <>
            <Button look="line" icon="share" onClick={() => void share({ path: links.orderStatus(statusKey), title: messages.name(number) })}>
              {messages.send}
            </Button>
            <button type="button" className={shared.stitch} disabled={busy} onClick={() => setAsking(true)}>
              {messages.off}
            </button>
          </>
        ) : (
          <Button look="line" busy={busy} busyText={messages.busy} onClick={() => void turn(true)}>
            {messages.on}
          </Button>
        )}
      </section>
      <OrderQuestion
        open={asking}
        busy={busy}
        title={messages.ask}
        busyText={messages.busy}
        yes={messages.off}
        no={messages.no}
        onYes={() => turn(false)}
        onNo={() => setAsking(false)}
      >
        <p>{messages.lost}</p>
      </OrderQuestion>
    </>
  );
}
