import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import type { Failure } from "../../../api/problem";
import type { Order } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import { chatLink } from "../../content/public/contactLinks";
import { useShop } from "../../content/public/useShop";
import { LinkButton } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import garland from "../../../ui/art/garland.svg";
import { Frame } from "../../../ui/Photo";
import { CancelButton } from "../myOrders/CancelButton";
import { weekday } from "../myOrders/days";
import { PieceRows } from "../myOrders/PieceRows";
import { orderView } from "../myOrders/queries";
import { RescheduleButton } from "../myOrders/RescheduleButton";
import styles from "./Booked.later.module.css";
import { CalendarButton } from "./CalendarButton";
import { copy } from "./copy";
import { KeepMeasurements } from "./KeepMeasurements";
import type { Taken } from "../measurements/lengths";
import { NextSteps } from "./NextSteps";
import { PhotoProgress } from "./PhotoProgress";
import { forgetPhotos } from "./photoStore";
import { weekdayOf } from "./slots";
import { usePhotoUpload, type PhotoToSend } from "./usePhotoUpload";

const messages = copy.bookedSlip;

interface Props {
  /** The order as it was booked. */
  booked: Order;
  photos: readonly PhotoToSend[];
  taken: Taken | undefined;
  /** The index of the piece that they are of. */
  measured?: number;
  filled: number | undefined;
}

/** The confirmation, in place of the form: what was booked and what happens next; uploads the photos and offers to save the measurements. */
export default function Booked({ booked, photos, taken, measured = 0, filled }: Props) {
  const { data: order } = useQuery<Order, Failure, Order>({ ...orderView(booked.id), initialData: booked, staleTime: Infinity });
  const upload = usePhotoUpload(order.id, photos);
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const chat = chatLink(useShop());
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
    return forgetPhotos;
  }, []);
  const isCancelled = order.status === "Cancelled";
  useEffect(() => {
    if (isCancelled) navigate(links.orders(), { replace: true });
  }, [isCancelled, navigate]);

  return (
    <div className={styles.booked}>
      <Frame className={styles.art}>
        <img src={garland} alt="" width={1120} height={176} />
      </Frame>
      <div className={styles.columns}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {copy.booked}
          </h1>
          <Greeting order={order} />
          {order.getsEmails && order.email && <p className={styles.email}>{messages.email(order.email)}</p>}
          <Slip order={order} />
          <div className={styles.ways}>
            <LinkButton href={links.orders()} replace wide className={styles.main}>
              {upload.at === undefined ? messages.orders : copy.photos.skip}
            </LinkButton>
            <CalendarButton order={order} small={false} />
            {chat && (
              <LinkButton href={chat} look="line" icon="chat" target="_blank" rel="noopener">
                {messages.chat}
              </LinkButton>
            )}
            <div className={styles.changes}>
              <RescheduleButton order={order} />
              {order.canCancel && <CancelButton order={order} />}
            </div>
          </div>
          <PhotoProgress upload={upload} total={photos.length} />
          {taken && <KeepMeasurements taken={taken} garmentType={order.pieces[measured]?.garmentTypeId} filled={filled} name={order.pieces[measured]?.forWhom ?? order.firstName} />}
        </div>
        <div>
          <section aria-labelledby="booked-pieces">
            <h2 id="booked-pieces">{messages.pieces}</h2>
            <PieceRows pieces={order.pieces} end={({ estimatePaise }) => estimatePaise !== undefined && rupees(estimatePaise)} />
            <Estimate order={order} />
          </section>
          <section aria-labelledby="booked-next" className={styles.next}>
            <h2 id="booked-next">{copy.next.title}</h2>
            <NextSteps order={order} />
          </section>
        </div>
      </div>
    </div>
  );
}

/** What follows: the visit is a request until the shop has approved it. */
function Greeting({ order: { appointmentDate: day, firstName, pinCode, picksUp } }: { order: Order }) {
  const isNotServed = pinCode && !picksUp;
  const text = isNotServed ? messages.notServed(pinCode, firstName) : day && messages.greeting(weekdayOf(day), firstName);
  return text && <p className={styles.greeting}>{text}</p>;
}

/** What was booked, as a slip to keep. */
function Slip({ order }: { order: Order }) {
  const { appointmentDate: day, appointmentTime: slot, neededBy } = order;
  const address = [order.address, order.landMark, order.pinCode].filter(Boolean).join(", ");
  return (
    <section className={styles.slip} aria-label={messages.title}>
      <p className={styles.number}>
        {messages.title} <b>{order.number}</b>
      </p>
      {day && (
        <p className={styles.visit}>
          <b>{weekday(day)}</b> {slot}
        </p>
      )}
      {neededBy && (
        <p className={styles.fact}>
          <Icon name="clock" />
          <span>{copy.summary.neededBy(weekday(neededBy))}</span>
        </p>
      )}
      {address && (
        <p className={styles.fact}>
          <Icon name="pin" />
          <span>{address}</span>
        </p>
      )}
    </section>
  );
}

function Estimate({ order: { estimatePaise, rushPaise } }: { order: Order }) {
  return (
    <p className={styles.estimate}>
      <span>
        {estimatePaise !== undefined && <span>{rushPaise ? messages.withRush(rupees(rushPaise)) : messages.estimate}</span>}
        <small>{messages.nothingNow}</small>
      </span>
      {estimatePaise !== undefined && <b>{messages.from(rupees(estimatePaise))}</b>}
    </p>
  );
}
