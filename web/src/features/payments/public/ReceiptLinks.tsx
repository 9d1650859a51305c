import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import type { ReceiptLine } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { receiptFile, receiptList } from "../receipts/queries";
import styles from "./Receipts.later.module.css";
import { messages } from "./receiptCopy";

/** Asked anew where it is shown: what was just paid has its receipt by then. */
export const useReceipts = () => useQuery<ReceiptLine[], Failure>({ ...receiptList(), refetchOnMount: "always", retryOnMount: true });

interface Props {
  /** What was bought. */
  kind: "course" | "advance";
  /** The id of the course or of the order. */
  reference: string;
}

/** The receipts of one thing, to be kept; nothing while there is none. */
export function ReceiptLinks({ kind, reference }: Props) {
  const { data } = useReceipts();
  const own = data?.filter(({ itemKind, itemReference }) => itemKind === kind && itemReference === reference);
  if (!own || own.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={messages.title}>
      {own.map((receipt) => (
        <li key={receipt.id}>
          <ReceiptLink receipt={receipt} />
        </li>
      ))}
    </ul>
  );
}

/** The file of one. */
export function ReceiptLink({ receipt, className }: { receipt: ReceiptLine; className?: string }) {
  return (
    <a href={receiptFile(receipt.id)} download className={classNames(shared.stitch, className)}>
      {messages.download(receipt)}
    </a>
  );
}
