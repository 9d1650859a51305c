import { useId } from "react";
import type { Order } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { spokenMobile, unbrokenHyphens } from "../../../format/text";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { classNames } from "../../../ui/classNames";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { AdvancePart } from "./AdvancePart";
import { CancelButton } from "./CancelButton";
import { copy } from "./copy";
import { shortDay, weekday } from "./days";
import { fullName, lastChangeTo } from "./order";
import { OrderDetails } from "./OrderDetails";
import { RescheduleButton } from "./RescheduleButton";
import { Tape } from "./Tape";
import styles from "./OrderCard.later.module.css";

/** One order with its tracker, details and advance. */
export function OrderCard({ order }: { order: Order }) {
  const title = useId();
  const { step } = order;
  const isCalledOff = step === undefined;
  const isOver = isCalledOff || order.status === "Delivered";
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
        <h2 id={title}>{unbrokenHyphens(order.serviceName)}</h2>
        {isOver ? (
          <Ending order={order} />
        ) : (
          <p className={styles.delivery}>
            <Icon name="clock" />
            <span>
              {copy.delivery}
              {order.promisedDay && ` ${copy.promised(shortDay(order.promisedDay))}`}
            </span>
          </p>
        )}
      </header>
      <div className={styles.rest}>
        {step !== undefined && (
          <div className={styles.tracker}>
            <Tape order={order} step={step} />
          </div>
        )}
        <Facts order={order} />
        <AdvancePart order={order} />
        <OrderDetails order={order} />
        <p className={styles.ways}>
          <RescheduleButton order={order} />
          {order.canCancel && <CancelButton order={order} />}
          {isOver && (
            <Anchor href={links.book(order.productId)} className={shared.stitch}>
              {copy.bookAgain}
              <span className={shared.hidden}>: {order.serviceName}</span>
            </Anchor>
          )}
        </p>
      </div>
    </article>
  );
}

/** How an order ended: when, by whom, and why. */
function Ending({ order }: { order: Order }) {
  const change = lastChangeTo(order, order.status);
  const day = change ? weekday(change.at) : "";
  return (
    <>
      <p className={styles.ending}>
        <Badge kind={order.status === "Delivered" ? "good" : "bad"} icon={order.status === "Delivered" ? "check" : undefined}>
          {order.status}
        </Badge>
      </p>
      {change && <p className={shared.small}>{endingText(order, change.by, day)}</p>}
      {order.reason && <p className={styles.reason}>{order.reason}</p>}
    </>
  );
}

function endingText({ status }: Order, by: "customer" | "shop", day: string): string {
  if (status === "Delivered") return copy.delivered(day);
  if (status === "Rejected") return copy.rejectedOn(day);
  return by === "customer" ? copy.cancelledByCustomer(day) : copy.cancelledByShop(day);
}

function Facts({ order }: { order: Order }) {
  const facts = [
    { name: copy.orderId, value: order.number },
    { name: copy.name, value: fullName(order) },
    { name: copy.mobile, value: order.contactNumber ? spokenMobile(order.contactNumber) : "", whole: true },
    { name: copy.serviceName, value: order.serviceName, long: true },
    {
      name: copy.advancePayment,
      value: order.advancePaise ? rupees(order.advancePaise) : copy.noAdvance,
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
