import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { usePhone } from "../../../admin/usePhone";
import type { BoardColumn, OrderLine } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import styles from "./Board.later.module.css";
import { BoardDrag, DropColumn, useCard } from "./BoardDrag";
import { Marks } from "./Marks";
import { boardAt, filtered, detail } from "./paths";
import { boardView } from "./queries";
import { dueText, moveText, nextStep, todayInIndia, trialText } from "./subject";
import { useStep } from "./Delivering";
import { Ways } from "./ways";

const FIRST = 6;

/** The four steps with their orders: columns side by side, or one at a time on phones. */
export function Board() {
  const { data: columns, error, refetch } = useFresh(boardView());
  const phone = usePhone();
  if (!columns) return <Waiting failure={error} onRetry={() => void refetch()} />;
  return (
    <>
      {columns.every(({ count }) => count === 0) && (
        <p className={styles.narrowed}>No orders in progress. Requests appear here once you approve them.</p>
      )}
      {phone ? <OneColumn columns={columns} /> : <AllColumns columns={columns} />}
    </>
  );
}

function AllColumns({ columns }: { columns: readonly BoardColumn[] }) {
  const { move, question } = useStep();
  return (
    <BoardDrag
      steps={columns.map(({ status }) => status)}
      orders={columns.flatMap(({ items }) => items)}
      onMove={move}
      lifted={(order) => <CardText order={order} />}
    >
      <div className={styles.frame}>
        <div className={styles.board}>
          {columns.map((column) => (
            <DropColumn key={column.status} status={column.status}>
              <h2 className={styles.columnHead}>
                {column.status} <b>{column.count}</b>
              </h2>
              <Cards column={column} />
            </DropColumn>
          ))}
        </div>
      </div>
      {question}
    </BoardDrag>
  );
}

function OneColumn({ columns }: { columns: readonly BoardColumn[] }) {
  const { search } = useVisit();
  const [, navigate] = useLocation();
  const wanted = columns.find(({ status }) => status === search.get("step"));
  const column = wanted ?? columns.find(({ count }) => count > 0) ?? columns[0];
  if (!column) return null;
  return (
    <>
      <div className={styles.tabs} role="group" aria-label="Step">
        {columns.map(({ status, count }) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === column.status}
            onClick={() => navigate(boardAt(status), { replace: true })}
          >
            <b>{count}</b>
            <span>{status}</span>
          </button>
        ))}
      </div>
      <Cards key={column.status} column={column} />
    </>
  );
}

function Cards({ column: { status, count, items } }: { column: BoardColumn }) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FIRST);
  const rest = items.length - shown.length;
  return (
    <>
      {count === 0 && <p className={styles.empty}>No orders at this step.</p>}
      <ul className={styles.cards} aria-label={`Orders at ${status}`}>
        {shown.map((order) => (
          <Card key={order.id} order={order} />
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.rest}>
          <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
            Show {rest} more
          </button>
        </p>
      )}
      {rest === 0 && count > items.length && (
        <p className={styles.rest}>
          These are the {items.length} most urgent.{" "}
          <Anchor href={filtered("open")} className={shared.stitch}>
            View all in progress
          </Anchor>
        </p>
      )}
    </>
  );
}

/** The content of a card. */
function CardText({ order, handle }: { order: OrderLine; handle?: ReactNode }) {
  const today = todayInIndia();
  const trial = order.trial && order.trial.day >= today ? order.trial : undefined;
  return (
    <div className={styles.what}>
      <Photo image={order.image} sizes="76px" alt="" />
      <div>
        <b>
          <Anchor href={detail(order.id)}>{order.customer}</Anchor>
        </b>
        <p className={shared.muted}>{order.serviceName}</p>
        <p className={order.due ? styles.dueText : styles.day}>{dueText(order, today)}</p>
        <div className={styles.marks}>
          {trial && <Badge kind="info">Trial {trialText(trial, today)}</Badge>}
          <Marks of={order} />
        </div>
      </div>
      {handle}
    </div>
  );
}

function Card({ order }: { order: OrderLine }) {
  const { busy, move, question } = useStep();
  const phone = usePhone();
  const next = nextStep(order.status);
  const ready = order.status === "Ready for Pickup";
  const { ref, away, handle } = useCard(order);
  return (
    <li ref={ref} className={classNames(styles.card, away && styles.away, order.due ? styles.due : ready && styles.ready)}>
      <CardText order={order} handle={!phone && handle} />
      {next && phone && (
        <div className={styles.move}>
          <Button look={order.due ? "primary" : "line"} busy={busy} onClick={() => move(order, next)}>
            {moveText(next)}
            <span className={shared.hidden}> for {order.customer}</span>
          </Button>
          <Ways of={order} ways={["call", "chat"]} />
        </div>
      )}
      {next && !phone && (
        <button type="button" className={styles.step} aria-disabled={busy || undefined} onClick={() => !busy && move(order, next)}>
          {moveText(next)}
          <span className={shared.hidden}> for {order.customer}</span>
          <Icon name="next" />
        </button>
      )}
      {question}
    </li>
  );
}
