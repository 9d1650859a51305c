import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import type { ReceiptLine } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { receiptFile, receiptList } from "../queries";
import styles from "./Receipts.later.module.css";
import { messages } from "./receiptCopy";

/** Refetched on every mount, so that a new payment's receipt is included. */
export const useReceipts = () => useQuery<ReceiptLine[], Failure>({ ...receiptList(), refetchOnMount: "always", retryOnMount: true });

interface Props {
  /** What was bought. */
  kind: "course" | "advance";
  /** The id of the course or of the order. */
  reference: string;
}

/** Links to the receipts of one purchase; renders nothing without any. */
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

/** The download link of a receipt. */
export function ReceiptLink({ receipt, className }: { receipt: ReceiptLine; className?: string }) {
  return (
    <a href={receiptFile(receipt.id)} download className={classNames(shared.stitch, className)}>
      {messages.download(receipt)}
    </a>
  );
}
