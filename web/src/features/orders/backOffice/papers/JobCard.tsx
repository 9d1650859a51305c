import type { OrderDetail, OrderPiece, PieceWork, PrintCode } from "../../../../api/schema";
import { useShop } from "../../../content/public/useShop";
import { lengthNumber } from "../../measurements/lengths";
import { useUnit } from "../../measurements/useUnit";
import { subjectOf, weekday } from "../subject";
import { PrintedCode } from "./PrintedCode";
import styles from "./Papers.later.module.css";
import { WorkshopSteps } from "./WorkshopSteps";

interface Props {
  detail: OrderDetail;
  piece: OrderPiece;
  work: PieceWork | undefined;
  code: PrintCode | undefined;
}

/** The card that stays with a piece in the workshop, on A5: no price and no phone number. */
export function JobCard({ detail: { order, notes }, piece, work, code }: Props) {
  const shop = useShop();
  const unit = useUnit();
  const { lengths } = piece;
  const count = order.pieces.length;
  const wearer = piece.forWhom ?? subjectOf(order).customer;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{shop?.businessName}</p>
          <h1>
            {order.number} {count > 1 && <span className={styles.position}>{piece.position}</span>}
          </h1>
          <h2>
            {piece.serviceName}
            {piece.quantity > 1 && ` × ${piece.quantity}`}
          </h2>
          <p>
            {count > 1 && `Piece ${piece.position} of ${count}, `}for {wearer}. {code && "Scan to open it."}
          </p>
        </div>
        {code && <PrintedCode code={code} label={`QR code of ${piece.number}`} />}
      </header>
      <dl className={styles.band}>
        <div>
          <dt>Maker</dt>
          <dd>{work?.assignee?.name ?? "Not assigned"}</dd>
        </div>
        <div>
          <dt>Trial</dt>
          <dd>{piece.trial ? weekday(piece.trial.day) : "None"}</dd>
        </div>
        <div className={styles.due}>
          <dt>Due</dt>
          <dd>{piece.promisedDay ? weekday(piece.promisedDay) : "No day set"}</dd>
        </div>
      </dl>
      {lengths.length === 0 ? (
        <p className={styles.unmeasured}>Not measured yet.</p>
      ) : (
        <table className={styles.lengths}>
          <thead>
            <tr>
              <th scope="col">Measurement</th>
              <th scope="col">{unit === "cm" ? "cm" : "Inches"}</th>
              <th scope="col">After trial</th>
            </tr>
          </thead>
          <tbody>
            {lengths.map(({ field, label, cm }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{lengthNumber(cm, unit)}</td>
                <td aria-label="After trial" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.made}>
        <section>
          <h3>Choices</h3>
          {piece.choices.length === 0 && <p>None</p>}
          <dl className={styles.choices}>
            {piece.choices.map(({ group, option }) => (
              <div key={`${group} ${option}`}>
                <dt>{group}</dt>
                <dd>{option}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className={styles.swatch}>Pin swatch</p>
        <section>
          <h3>
            Fabric, {piece.fabricSource === "shop" ? "the shop’s" : "customer’s"}
            {work?.shelf && `, shelf ${work.shelf}`}
          </h3>
          <p>{piece.fabric}</p>
        </section>
      </div>
      {(piece.note ?? order.message ?? notes[0]) !== undefined && (
        <section className={styles.notes}>
          <h3>Notes</h3>
          {piece.note && <p>{piece.note}</p>}
          {order.message && <p>“{order.message}”</p>}
          {notes.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </section>
      )}
      {piece.photos.length > 0 && (
        <ul className={styles.photos}>
          {piece.photos.map(({ id, src }, place) => (
            <li key={id}>
              <img src={src} alt={`Reference ${place + 1}`} width="96" height="120" />
            </li>
          ))}
        </ul>
      )}
      <WorkshopSteps />
    </article>
  );
}
