import { useState } from "react";
import { AdminIcon } from "../../../../admin/AdminIcon";
import { Panel } from "../../../../admin/Screen";
import type { OrderDetail, OrderPiece } from "../../../../api/schema";
import { useMay } from "../../../auth/public/useMay";
import { useShop } from "../../../content/public/useShop";
import { Icon } from "../../../../ui/Icon";
import { subjectOf } from "../subject";
import { chatLink } from "../ways";
import { jobCardsFile, slipFile, slipText, type SlipFormat } from "./files";
import styles from "./Papers.later.module.css";
import { shareFile } from "./shareFile";

interface Props {
  detail: OrderDetail;
}

const FORMATS: readonly (readonly [SlipFormat, string])[] = [
  ["a5", "A5"],
  ["roll", "80 mm"],
];

/** What is printed of an order: the slip that the customer takes home, and a job card for each piece. */
export function PapersPanel({ detail: { order } }: Props) {
  const [format, setFormat] = useState<SlipFormat>("a5");
  const seesPrices = useMay("counter");
  return (
    <Panel title="Slip and job cards">
      {seesPrices && (
        <section aria-label="Customer’s slip">
          <div className={styles.head}>
            <h3>Customer’s slip</h3>
            <div className={styles.formats} role="group" aria-label="Size">
              {FORMATS.map(([name, label]) => (
                <button key={name} type="button" aria-pressed={format === name} onClick={() => setFormat(name)}>
                  {label}
                </button>
              ))}
            </div>
          </div>
          <div className={styles.buttons}>
            <PrintLink href={slipFile(order.id, format)} what="customer’s slip" />
            <PdfLink href={slipFile(order.id, format)} what="customer’s slip" />
            <WhatsAppButton order={order} />
          </div>
        </section>
      )}
      <section aria-label="Job cards">
        <h3>{order.pieces.length === 1 ? "Job card" : `${order.pieces.length} job cards`}</h3>
        <div className={styles.buttons}>
          <PrintLink href={jobCardsFile(order.id)} what="job cards" />
          <PdfLink href={jobCardsFile(order.id)} what="job cards" />
        </div>
        {order.pieces.length > 1 && (
          <ul className={styles.cards}>
            {order.pieces.map((piece) => (
              <li key={piece.id}>
                <JobCardLink orderId={order.id} piece={piece} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Panel>
  );
}

/** Opens the job card of one piece, to print it. */
export function JobCardLink({ orderId, piece }: { orderId: number; piece: Pick<OrderPiece, "position" | "serviceName"> }) {
  return (
    <a href={jobCardsFile(orderId, piece.position)} target="_blank" rel="noopener">
      <AdminIcon name="print" />
      <span>
        {piece.position}. {piece.serviceName}
      </span>
    </a>
  );
}

/** Opens a PDF beside the back office, where the browser prints it. */
function PrintLink({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.print} aria-label={`Print ${what}`}>
      <AdminIcon name="print" />
      Print
    </a>
  );
}

function PdfLink({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} download className={styles.print} aria-label={`PDF of ${what}`}>
      PDF
    </a>
  );
}

/** Sends the slip from the phone's apps, or opens a chat with the link to the status page. */
function WhatsAppButton({ order }: { order: OrderDetail["order"] }) {
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const of = subjectOf(order);
  const text = slipText(order, shop);
  const send = async () => {
    setBusy(true);
    const shared = await shareFile(slipFile(order.id, "a5"), `${order.number}.pdf`, text);
    setBusy(false);
    if (!shared && of.contactNumber) window.open(chatLink(of, text), "_blank", "noopener");
  };
  if (!of.contactNumber) return null;
  return (
    <button type="button" className={styles.print} disabled={busy} onClick={() => void send()}>
      <Icon name="chat" />
      WhatsApp
    </button>
  );
}
