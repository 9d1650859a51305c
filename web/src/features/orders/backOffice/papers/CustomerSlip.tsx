import type { ReactNode } from "react";
import type { OrderDetail, PrintCode } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { useShop } from "../../../content/public/useShop";
import { subjectOf, weekday } from "../subject";
import { PrintedCode } from "./PrintedCode";
import styles from "./Papers.later.module.css";

interface Props {
  detail: OrderDetail;
  code: PrintCode | undefined;
  /** The shop's terms; empty for none. */
  terms: string | undefined;
  /** Sums and payments, for those who may see them. */
  money: ReactNode;
}

/** What the customer takes home when an order is taken, on A5: pieces, days, prices and balance. Not a tax document. */
export function CustomerSlip({ detail: { order }, code, terms, money }: Props) {
  const shop = useShop();
  const trial = order.pieces.find((piece) => piece.trial)?.trial;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <div>
          <p className={styles.name}>{shop?.businessName}</p>
          <p className={styles.address}>{shop?.address.join("\n")}</p>
          <p>{shop?.phone}</p>
        </div>
        <div className={styles.number}>
          <p>Order</p>
          <h1>{order.number}</h1>
          <p>
            {day(order.createdAt)}, {clock(order.createdAt)}
          </p>
        </div>
      </header>
      <dl className={styles.band}>
        <div>
          <dt>Customer</dt>
          <dd>{subjectOf(order).customer}</dd>
        </div>
        <div>
          <dt>Trial</dt>
          <dd>{trial ? weekday(trial.day) : "None"}</dd>
        </div>
        <div>
          <dt>All ready by</dt>
          <dd>{order.promisedDay ? weekday(order.promisedDay) : "We will tell you"}</dd>
        </div>
      </dl>
      <table className={styles.pieces}>
        <thead>
          <tr>
            <th scope="col">Piece</th>
            <th scope="col">Ready by</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.pieces.map((piece) => (
            <tr key={piece.id}>
              <th scope="row">
                {piece.position}. {piece.serviceName}
                {piece.quantity > 1 && ` × ${piece.quantity}`}
                <small>{[piece.forWhom && `For ${piece.forWhom}`, ...piece.choices.map(({ option }) => option)].filter(Boolean).join(", ")}</small>
              </th>
              <td>{piece.promisedDay ? weekday(piece.promisedDay) : ""}</td>
              <td>{piece.pricePaise === undefined ? "" : rupees(piece.pricePaise)}</td>
            </tr>
          ))}
          {order.alterations.map(
            ({ id, status, work, pricePaise }) =>
              status === "Handed Over" && pricePaise !== undefined && <Adjustment key={id} name={`Alteration: ${work}`} amount={rupees(pricePaise)} />,
          )}
          {order.rushPaise !== undefined && <Adjustment name="Rush fee" amount={rupees(order.rushPaise)} />}
          {order.discountPaise !== undefined && <Adjustment name={`Discount: ${order.discountReason ?? ""}`} amount={`−${rupees(order.discountPaise)}`} />}
        </tbody>
      </table>
      <div className={styles.sums}>
        {code && (
          <div className={styles.follow}>
            <PrintedCode code={code} label="QR code of the status page" />
            <p>
              <b>See the status</b>
              <br />
              Scan this code, or ask us for the link.
            </p>
          </div>
        )}
        {money}
      </div>
      {terms && <p className={styles.terms}>{terms}</p>}
      <p className={styles.small}>Bring this slip or the order number. Not a tax invoice.</p>
    </article>
  );
}

function Adjustment({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
