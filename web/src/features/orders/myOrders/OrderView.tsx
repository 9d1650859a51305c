import type { Order } from "../../../api/schema";
import { paragraphsOf } from "../../../format/text";
import { Badge } from "../../../ui/Badge";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { DeliveryLine } from "./DeliveryLine";
import { Ending } from "./Ending";
import { History } from "./OrderDetails";
import { progressOf } from "./order";
import styles from "./OrderPage.later.module.css";
import { PieceCard } from "./PieceCard";
import { PricePanel } from "./PricePanel";
import { StatusLinkPart } from "./StatusLinkPart";
import { Tape } from "./Tape";
import { VisitPart } from "./VisitPart";

/** An order: how far it is, its pieces, what it costs, its visit and its status link. */
export function OrderView({ order }: { order: Order }) {
  const { step, status, pieces } = order;
  const isRequest = status === "Pending";
  const isOver = !isRequest && (step === undefined || status === "Delivered");
  const progress = isOver ? [] : progressOf(step, pieces);
  return (
    <>
      <div className={styles.state}>
        {isRequest && (
          <>
            <p>
              <Badge kind="waiting" icon="clock">
                {copy.page.request}
              </Badge>
            </p>
            <p className={shared.muted}>{copy.waitingText}</p>
          </>
        )}
        {isOver ? <Ending order={order} /> : <DeliveryLine order={order} />}
        {progress.length > 0 && <p className={shared.muted}>{progress.join(" · ")}</p>}
      </div>
      <div className={styles.columns}>
        <div className={styles.pieces}>
          {step !== undefined && (
            <section className={`${styles.panel} ${styles.tracker}`} aria-label={copy.tracker}>
              <Tape order={order} step={step} pieces={pieces} />
            </section>
          )}
          {pieces.map((piece) => (
            <PieceCard key={piece.id} piece={piece} order={order} />
          ))}
        </div>
        <PricePanel order={order} />
        <div className={styles.rest}>
          <VisitPart order={order} />
          {order.message && (
            <section className={`${styles.panel} ${styles.text}`}>
              <h2>{copy.message}</h2>
              {paragraphsOf(order.message).map((paragraph, place) => (
                <p key={place}>{paragraph}</p>
              ))}
            </section>
          )}
          <StatusLinkPart order={order} />
          <section className={`${styles.panel} ${styles.text}`}>
            <h2>{copy.history}</h2>
            <History order={order} />
          </section>
        </div>
      </div>
    </>
  );
}
