import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { useChange } from "../../../../admin/useChange";
import type { Course, CustomerPage, CustomerRow, MatchPayment, OrderPage, UnmatchedPayment } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { spokenMobile } from "../../../../format/text";
import { useDiscardQuestion } from "../../../../form/useDiscardQuestion";
import { useEmailDelivery } from "../../../auth/public/useEmailDelivery";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { Field, Options, Select } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { courseList } from "../queries";
import styles from "./Payments.later.module.css";
import { customersFound, matchUnmatched, ordersOf } from "./queries";
import { matchChoices } from "./messages";

interface Props {
  unmatched: UnmatchedPayment;
  onClose: () => void;
}

/** Matches a payment to a customer and to what it paid for. */
export function MatchDialog({ unmatched, onClose }: Props) {
  const [customer, setCustomer] = useState<CustomerRow>();
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const { mayClose, question } = useDiscardQuestion(onClose, { busy, typed: customer !== undefined });
  const send = async (choice: string) => {
    const [kind, reference] = choice.split(" ");
    if (busy || !customer || !reference || (kind !== "course" && kind !== "advance")) return;
    const match: MatchPayment = { userId: customer.id, kind, reference };
    if (!(await change(() => guard(() => matchUnmatched(unmatched.providerPaymentId, match))))) return;
    toast(`${rupees(unmatched.amountPaise)} recorded for ${customer.name}`);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} mayClose={mayClose} title="Match payment">
      <p className={styles.under}>
        {rupees(unmatched.amountPaise)}, paid {day(unmatched.at)}
        {unmatched.customer && ` by ${unmatched.customer}`}.
      </p>
      {customer ? (
        <Purpose customer={customer} busy={busy} onOther={() => setCustomer(undefined)} onSend={(choice) => void send(choice)} />
      ) : (
        <Search onChoose={setCustomer} />
      )}
      {question}
      {confirmDialog}
    </Dialog>
  );
}

function Search({ onChoose }: { onChoose: (customer: CustomerRow) => void }) {
  const [typed, setTyped] = useState("");
  const query = typed.trim();
  const { data } = useQuery<CustomerPage>({
    ...customersFound(query),
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = query.length > 1 ? data?.items : undefined;
  return (
    <>
      <Field
        label="Customer"
        hint="Part of the name, mobile or email."
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={found?.length === 0 ? shared.muted : shared.hidden}>
        {found && (found.length === 0 ? "No customers found." : `${found.length} found`)}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label="Customers">
          {found.slice(0, 8).map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onChoose(one)}>
                <b>{one.name}</b>
                <span>{[one.mobile && spokenMobile(one.mobile), one.email].filter(Boolean).join(", ")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PurposeProps {
  customer: CustomerRow;
  busy: boolean;
  onOther: () => void;
  onSend: (choice: string) => void;
}

function Purpose({ customer, busy, onOther, onSend }: PurposeProps) {
  const [choice, setChoice] = useState("");
  const delivers = useEmailDelivery();
  const [sent, setSent] = useState(false);
  const { data: orders } = useQuery<OrderPage>(ordersOf(customer.id));
  const { data: courses } = useQuery<Course[]>(courseList());
  const groups = matchChoices(orders?.items ?? [], courses ?? [], !customer.walkIn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (choice) onSend(choice);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.customer}>
        <b>{customer.name}</b>
        <button type="button" className={shared.stitch} onClick={onOther}>
          Change
        </button>
      </p>
      <Select
        label="Paid for"
        value={choice}
        error={sent && !choice ? "Choose what was paid for." : undefined}
        onChange={({ target }) => setChoice(target.value)}
      >
        <option value="">Choose</option>
        {groups.map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            <Options of={choices} by={({ value, name }) => [value, name]} />
          </optgroup>
        ))}
      </Select>
      <ul className={styles.happens} aria-label="What happens">
        <li>A course opens for the customer; for an order the payment counts towards its price, the advance first.</li>
        <li>{delivers ? "The customer gets an email and a receipt." : "The customer gets a receipt. Email delivery is not set up: inform them yourself."}</li>
        <li>This cannot be undone, but the payment can be refunded.</li>
      </ul>
      <div className={styles.acts}>
        <Button type="submit" busy={busy}>
          Match payment
        </Button>
      </div>
    </form>
  );
}
