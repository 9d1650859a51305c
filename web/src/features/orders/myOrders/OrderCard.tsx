import { useId } from "react";
import type { Order } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { spokenMobile } from "../../../format/text";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { classNames } from "../../../ui/classNames";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { AdvancePart } from "./AdvancePart";
import { CancelButton } from "./CancelButton";
import { copy } from "./copy";
import { DeliveryLine } from "./DeliveryLine";
import { Ending } from "./Ending";
import { advanceLeft, fullName, progressOf } from "./order";
import { OrderDetails } from "./OrderDetails";
import { PieceRows } from "./PieceRows";
import { orderName, pieceName, wearerOf } from "./pieces";
import { RescheduleButton } from "./RescheduleButton";
import { Tape } from "./Tape";
import styles from "./OrderCard.later.module.css";

/** One order with its tracker, details and advance. */
export function OrderCard({ order }: { order: Order }) {
  const title = useId();
  const { step, pieces } = order;
  const [piece] = pieces;
  const wearer = piece && pieces.length === 1 && wearerOf(piece, pieces);
  const isCalledOff = step === undefined;
  const isOver = isCalledOff || order.status === "Delivered";
  const progress = progressOf(step, pieces);
  return (
    <article className={classNames(styles.order, isCalledOff && styles.calledOff)} aria-labelledby={title}>
      <Photo
        image={order.image}
        sizes="(max-width: 768px) 92px, 268px"
        alt=""
        className={styles.image}
      />
      <header className={styles.head}>
        <p className={`${shared.small} ${shared.muted}`}>{copy.order(order.number)}</p>
        <h2 id={title}>{orderName(order)}</h2>
        {wearer && <p className={styles.wearer}>{wearer}</p>}
        {isOver ? <Ending order={order} /> : <DeliveryLine order={order} />}
        {!isOver && progress.length > 0 && <p className={`${shared.small} ${styles.progress}`}>{progress.join(" · ")}</p>}
      </header>
      <div className={styles.rest}>
        {step !== undefined && (
          <div className={styles.tracker}>
            <Tape order={order} step={step} pieces={pieces} />
          </div>
        )}
        {pieces.length > 1 && (
          <div className={styles.pieces}>
            <PieceRows pieces={pieces} end={({ status, step: at }) => (isOver || at === undefined ? undefined : status === "Delivered" ? copy.pieceDelivered : copy.steps[at - 1])} />
          </div>
        )}
        <Facts order={order} />
        <AdvancePart order={order} />
        <OrderDetails order={order} />
        <div className={styles.ways}>
          <Anchor href={links.order(order.id)} className={shared.stitch}>
            {copy.view}
            <span className={shared.hidden}> {order.number}</span>
          </Anchor>
          <RescheduleButton order={order} />
          {order.canCancel && <CancelButton order={order} />}
          {isOver && (
            <Anchor href={links.book(order.productId)} className={shared.stitch}>
              {copy.bookAgain}
              <span className={shared.hidden}>: {order.serviceName}</span>
            </Anchor>
          )}
        </div>
      </div>
    </article>
  );
}

function advanceText(order: Order): string {
  if (!order.advancePaise) return copy.noAdvance;
  const [left, all] = [rupees(advanceLeft(order)), rupees(order.advancePaise)];
  return order.advance === "due" && left !== all ? copy.advanceDue(left, all) : all;
}

function Facts({ order }: { order: Order }) {
  const facts = [
    { name: copy.orderId, value: order.number },
    { name: copy.name, value: fullName(order) },
    { name: copy.mobile, value: order.contactNumber ? spokenMobile(order.contactNumber) : "", whole: true },
    { name: copy.serviceName, value: order.pieces.map((piece) => copy.measuredFor(pieceName(piece), piece.forWhom)).join("; ") || order.serviceName, long: true },
    {
      name: copy.advancePayment,
      value: advanceText(order),
      whole: true,
      strong: order.advancePaise !== undefined,
    },
  ].filter(({ value }) => value !== "");
  return (
    <dl className={styles.facts} aria-label={copy.facts}>
      {facts.map(({ name, value, whole, strong, long }) => (
        <div key={name} className={long ? styles.long : undefined}>
          <dt>{name}</dt>
          <dd className={classNames(whole && styles.whole, strong && styles.strong)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
