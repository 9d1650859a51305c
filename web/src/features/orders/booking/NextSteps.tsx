import type { Order } from "../../../api/schema";
import { spokenMobile } from "../../../format/text";
import { moment, plusDays, weekday } from "../myOrders/days";
import { copy } from "./copy";
import styles from "./NextSteps.later.module.css";

const messages = copy.next.tape;

/** What happens after a booking, as a tape whose first step is done. */
export function NextSteps({ order }: { order: Order }) {
  const { appointmentDate: day, neededBy } = order;
  const steps = [
    { name: messages.booked, about: moment(order.createdAt) },
    { name: messages.call, about: order.contactNumber ? messages.callText(spokenMobile(order.contactNumber)) : undefined },
    { name: messages.visit, about: messages.visitText(day && weekday(day)) },
    { name: messages.price, about: messages.priceText },
    { name: messages.stitching, about: neededBy ? messages.neededText(weekday(neededBy)) : messages.stitchingText(day && weekday(plusDays(day, order.expectedDays))) },
  ];
  return (
    <ol className={styles.tape}>
      {steps.map(({ name, about }, index) => (
        <li key={name} className={index === 0 ? styles.now : undefined} aria-current={index === 0 ? "step" : undefined}>
          <i aria-hidden="true">{index + 1}</i>
          <b>{name}</b>
          {about && <small>{about}</small>}
        </li>
      ))}
    </ol>
  );
}
