import type { CalendarDay, PieceSummary } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import styles from "./Calendar.later.module.css";
import { piecePath } from "./paths";

/** The pieces promised for a day, with their makers. */
export function DuePieces({ day: { due } }: { day: CalendarDay }) {
  if (due.length === 0) return null;
  return (
    <section className={styles.trials}>
      <h3>{due.length === 1 ? "1 piece due" : `${due.length} pieces due`}</h3>
      <ul>
        {due.map((piece) => (
          <DuePiece key={piece.id} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

function DuePiece({ piece: { orderId, position, number, serviceName, customer, status, late, assignee } }: { piece: PieceSummary }) {
  return (
    <li className={styles.duePiece}>
      <div>
        <b>
          <Anchor href={piecePath(orderId, position)}>{serviceName}</Anchor>
        </b>
        <p>{`${customer}, ${number}, ${assignee ? `made by ${assignee.name}` : "no maker yet"}`}</p>
      </div>
      <Badge kind={late ? "bad" : status === "Ready for Pickup" ? "good" : "info"}>{status}</Badge>
    </li>
  );
}
