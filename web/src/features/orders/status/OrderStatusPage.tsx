import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import { ProblemError } from "../../../api/problem";
import type { OrderProgress } from "../../../api/schema";
import { links } from "../../../links";
import { Head } from "../../../site/head/Head";
import { useVisit } from "../../../site/visit";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { LinkButton } from "../../../ui/Button";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { Empty, ErrorState } from "../../../ui/States";
import { copy as orderCopy } from "../myOrders/copy";
import { shortDay, weekday } from "../myOrders/days";
import { lastChangeTo, messageOf, readAgainAfter } from "../myOrders/order";
import { OrderBones } from "../myOrders/OrderBones";
import { Tape } from "../myOrders/Tape";
import { orderStatusView } from "../queries";
import { copy } from "./copy";
import styles from "./OrderStatus.later.module.css";

/** The progress of one order, for whoever has its link: no login, and nothing personal. */
export default function OrderStatusPage() {
  const { params } = useVisit();
  const progress = useQuery<OrderProgress, Failure>({
    ...orderStatusView(params["key"] ?? ""),
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) => data !== undefined && readAgainAfter([data]),
  });
  const order = progress.data;
  return (
    <div className={`${shared.wrap} ${shared.page} ${styles.page}`}>
      <Head title={copy.title} description={copy.description} noindex />
      <h1>{copy.title}</h1>
      {order ? <Progress order={order} /> : progress.error ? <Unknown failure={progress.error} onRetry={() => void progress.refetch()} /> : <OrderBones />}
    </div>
  );
}

function Progress({ order }: { order: OrderProgress }) {
  const change = lastChangeTo(order, order.status);
  const isOpen = readAgainAfter([order]) !== false;
  const dates = [
    { name: orderCopy.visit, value: order.appointmentDate && `${weekday(order.appointmentDate)}, ${order.appointmentTime ?? ""}` },
    { name: orderCopy.trial, value: order.trialDay && weekday(order.trialDay) },
    { name: copy.ready, value: order.promisedDay && weekday(order.promisedDay) },
  ].filter(({ value }) => isOpen && value);
  return (
    <article className={styles.order} aria-labelledby="order-status">
      <Photo image={order.image} sizes="(max-width: 768px) 92px, 268px" alt="" className={styles.image} />
      <header className={styles.head}>
        <p className={`${shared.small} ${shared.muted}`}>{orderCopy.order(order.number)}</p>
        <h2 id="order-status">{order.serviceName}</h2>
        <p className={styles.now}>
          <Badge kind={isOpen || order.status === "Delivered" ? "good" : "bad"}>{copy.statuses[order.status]}</Badge>
          {change && <span className={shared.muted}>{orderCopy.since(shortDay(change.at))}</span>}
        </p>
      </header>
      <div className={styles.rest}>
        {order.step !== undefined && <Tape order={order} step={order.step} />}
        <p className={styles.next}>{copy.next[order.status]}</p>
        {dates.length > 0 && (
          <dl className={styles.dates}>
            {dates.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.ways}>
          <LinkButton href={links.orders()} small look="line">
            {copy.orders}
          </LinkButton>
          <Anchor href={links.contact()} className={shared.stitch}>
            {copy.ask}
          </Anchor>
        </p>
      </div>
    </article>
  );
}

function Unknown({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (!(failure instanceof ProblemError) || failure.problem.code !== "orders.order_not_found") {
    return <ErrorState as="h2" title={copy.failed(messageOf(failure))} onRetry={onRetry} />;
  }
  return (
    <Empty
      as="h2"
      title={copy.unknown}
      actions={
        <>
          <LinkButton href={links.orders()} small>
            {copy.orders}
          </LinkButton>
          <Anchor href={links.contact()} className={shared.stitch}>
            {copy.ask}
          </Anchor>
        </>
      }
    >
      <p>{copy.unknownText}</p>
    </Empty>
  );
}
