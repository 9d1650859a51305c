import { useQuery } from "@tanstack/react-query";
import { ProblemError, type CodesOf, type Failure } from "../../../api/problem";
import type { OrderProgress, PieceProgress } from "../../../api/schema";
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
import { lastChangeTo, messageOf, progressOf, readAgainAfter, STEPS } from "../myOrders/order";
import { OrderBones } from "../myOrders/OrderBones";
import { pieceName } from "../myOrders/pieces";
import { PieceTape } from "../myOrders/PieceTape";
import { Tape } from "../myOrders/Tape";
import { orderStatusView } from "../queries";
import { copy } from "./copy";
import styles from "./OrderStatus.later.module.css";

/** The progress of one order, for everyone with its link: no login, and nothing personal. */
export default function OrderStatusPage() {
  const { params } = useVisit();
  const progress = useQuery<OrderProgress, Failure>({
    ...orderStatusView(params["key"] ?? ""),
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) => data !== undefined && readAgainAfter([data]),
  });
  const order = progress.data;
  const code = progress.error instanceof ProblemError ? progress.error.problem.code : undefined;
  const isGone = code === NOT_FOUND || code === ENDED;
  return (
    <div className={`${shared.wrap} ${shared.page} ${styles.page}`}>
      <Head title={copy.title} description={copy.description} noindex />
      <h1>{copy.title}</h1>
      {isGone ? (
        <Gone ended={code === ENDED} />
      ) : order ? (
        <Progress order={order} />
      ) : progress.error ? (
        <ErrorState as="h2" title={copy.failed(messageOf(progress.error))} onRetry={() => void progress.refetch()} />
      ) : (
        <OrderBones />
      )}
    </div>
  );
}

const NOT_FOUND: CodesOf<"order_status_view"> = "orders.order_not_found";
const ENDED: CodesOf<"order_status_view"> = "orders.status_link_ended";

/** The name of a piece; one that the shop described in its own words is known by its position. */
const nameOf = ({ serviceName, quantity }: PieceProgress, place: number): string => pieceName({ serviceName: serviceName ?? copy.piece(place + 1), quantity });

function Progress({ order }: { order: OrderProgress }) {
  const { pieces } = order;
  const [first] = pieces;
  const change = lastChangeTo(order, order.status);
  const isOpen = readAgainAfter([order]) !== false;
  const isSingle = pieces.length === 1;
  const counts = progressOf(order.step, pieces);
  return (
    <article className={styles.order} aria-labelledby="order-status">
      <header className={styles.head}>
        {isSingle && first && <Photo image={first.image} sizes="92px" alt="" className={styles.image} />}
        <div>
          <p className={`${shared.small} ${shared.muted}`}>{orderCopy.order(order.number)}</p>
          <h2 id="order-status">{isSingle && first ? (first.serviceName ? nameOf(first, 0) : copy.heading) : orderCopy.pieces(pieces.length)}</h2>
          <p className={styles.now}>
            <Badge kind={isOpen || order.status === "Delivered" ? "good" : "bad"}>{copy.statuses[order.status]}</Badge>
            {change && <span className={shared.muted}>{orderCopy.since(shortDay(change.at))}</span>}
            {isOpen && counts.length > 0 && <span className={shared.muted}>{counts.join(" · ")}</span>}
          </p>
        </div>
      </header>
      {order.step !== undefined && <Tape order={order} step={order.step} pieces={pieces} />}
      <p className={styles.next}>{copy.next[order.status]}</p>
      {isOpen && order.promisedDay && (
        <dl className={styles.dates}>
          <dt>{copy.ready}</dt>
          <dd>{weekday(order.promisedDay)}</dd>
        </dl>
      )}
      {!isSingle && (
        <ul className={styles.pieces} aria-label={orderCopy.piecesTitle}>
          {pieces.map((piece, place) => (
            <li key={place}>
              <Photo image={piece.image} sizes="60px" alt="" className={styles.small} />
              <div>
                <p className={styles.name}>{nameOf(piece, place)}</p>
                {isOpen && piece.step !== STEPS.length && piece.promisedDay && piece.promisedDay !== order.promisedDay && (
                  <p className={`${shared.small} ${shared.muted}`}>{orderCopy.page.readyBy(weekday(piece.promisedDay))}</p>
                )}
                {order.step !== undefined && <PieceTape piece={piece} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Ways />
    </article>
  );
}

function Gone({ ended }: { ended: boolean }) {
  return (
    <Empty as="h2" title={ended ? copy.ended : copy.unknown} actions={<Ways />}>
      <p>{ended ? copy.endedText : copy.unknownText}</p>
    </Empty>
  );
}

function Ways() {
  return (
    <p className={styles.ways}>
      <LinkButton href={links.orders()} small look="line">
        {copy.orders}
      </LinkButton>
      <Anchor href={links.contact()} className={shared.stitch}>
        {copy.ask}
      </Anchor>
    </p>
  );
}
