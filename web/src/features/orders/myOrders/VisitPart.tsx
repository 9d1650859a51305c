import type { Order } from "../../../api/schema";
import { chatLink } from "../../content/public/contactLinks";
import { useShop } from "../../content/public/useShop";
import { LinkButton } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { CalendarButton } from "../booking/CalendarButton";
import { CancelButton } from "./CancelButton";
import { copy } from "./copy";
import { isPast, weekday } from "./days";
import styles from "./OrderPage.later.module.css";
import { RescheduleButton } from "./RescheduleButton";

const messages = copy.page;

/** The visit and the ready day of an order, and what its customer can still change. */
export function VisitPart({ order }: { order: Order }) {
  const { appointmentDate: day, appointmentTime: slot, neededBy, promisedDay, trial } = order;
  const chat = chatLink(useShop());
  const address = [order.address, order.landMark, order.pinCode].filter(Boolean).join("\n");
  const isOpen = order.step !== undefined ? order.status !== "Delivered" : order.status === "Pending";
  return (
    <section className={`${styles.panel} ${styles.visit}`} aria-label={copy.visit}>
      {day && (
        <div>
          <Icon name="calendar" />
          <div>
            <h2>{copy.visit}</h2>
            <p>{`${weekday(day)}, ${slot ?? ""}`}</p>
            {address && <p className={styles.address}>{address}</p>}
            {isOpen && !isPast(day) && <CalendarButton order={order} />}
          </div>
        </div>
      )}
      {trial && (
        <div>
          <Icon name="person" />
          <div>
            <h2>{copy.trial}</h2>
            <p>{[weekday(trial.day), trial.slot].filter(Boolean).join(", ")}</p>
          </div>
        </div>
      )}
      {neededBy && (
        <div>
          <Icon name="clock" />
          <div>
            <h2>{copy.neededBy}</h2>
            <p>{weekday(neededBy)}</p>
          </div>
        </div>
      )}
      {isOpen && promisedDay && (
        <div>
          <Icon name="check" />
          <div>
            <h2>{messages.readyDay}</h2>
            <p>{weekday(promisedDay)}</p>
            <p className={styles.address}>{messages.readyText}</p>
          </div>
        </div>
      )}
      <div className={styles.ways}>
        {chat && (
          <LinkButton href={chat} look="line" small icon="chat" target="_blank" rel="noopener">
            {messages.chat}
          </LinkButton>
        )}
        <RescheduleButton order={order} />
        {order.canCancel && <CancelButton order={order} />}
      </div>
    </section>
  );
}
