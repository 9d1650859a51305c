import { links } from "../../../links";
import { AskShop } from "../../content/public/AskShop";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "./PaymentNotice.module.css";

const copy = {
  soon: "Online payment opens soon.",
  course: "Until then you can buy this course at the shop, by cash or UPI, and we will activate it for you.",
  advance: "Until then you can pay your advance at the shop, by cash or UPI.",
  book: "Book a visit",
  test: "Test mode: no money moves, and what you buy ends when the shop takes real payments.",
};

/** Whether nothing can be paid for online yet. Unknown facts count as open: the server refuses then. */
export const usePaymentsClosed = (): boolean => useShop()?.onlinePayment === "closed";

/** Replaces a payment button while online payments are closed: says how to buy until then. */
export function PaymentSoon({ of }: { of: "course" | "advance" }) {
  const book = of === "course" && (
    <Anchor href={links.book()} className={shared.stitch}>
      {copy.book}
    </Anchor>
  );
  return (
    <AskShop ways={book}>
      <strong>{copy.soon}</strong> {copy[of]}
    </AskShop>
  );
}

/** The note beside a payment button in test mode. */
export function TestModeNote() {
  return useShop()?.onlinePayment === "test" ? <p className={styles.test}>{copy.test}</p> : null;
}
