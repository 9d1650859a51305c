import type { Order } from "../../../api/schema";
import { chatLink } from "../../content/public/contactLinks";
import { OutcomeDialog } from "../../payments/public/OutcomeDialog";
import type { ShownOutcome } from "../../payments/public/useTellOutcome";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import { useShop } from "../../content/public/useShop";
import { Button, LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { moment } from "./days";
import { advanceLeft } from "./order";

interface Props {
  order: Order;
  outcome: ShownOutcome | undefined;
  /** It is the balance that was to be paid, not the advance. */
  isBalance: boolean;
  onClose: () => void;
  onAgain: () => void;
}

const messages = copy.pay;

/** A dialog with the outcome of paying the advance. */
export function AdvanceOutcome({ order, outcome, isBalance, onClose, onAgain }: Props) {
  if (!outcome) return null;
  const orderId = { name: copy.orderId, value: order.number };
  if (outcome.state === "failed") {
    return (
      <OutcomeDialog
        look="failed"
        title={messages.failed}
        facts={[
          isBalance
            ? { name: messages.balance, value: rupees(order.payablePaise ?? 0) }
            : { name: messages.toPay, value: rupees(advanceLeft(order)) },
          orderId,
          { name: messages.bankSays, value: outcome.message },
        ]}
        onClose={onClose}
        actions={
          <>
            <Button wide onClick={onAgain}>
              {isBalance ? copy.payBalance(rupees(order.payablePaise ?? 0)) : copy.payAdvance}
            </Button>
            <Ask />
          </>
        }
        link={
          <button type="button" className={shared.stitch} onClick={onClose}>
            {messages.later}
          </button>
        }
      >
        {messages.failedText}
      </OutcomeDialog>
    );
  }

  const { payment } = outcome;
  const amount = rupees(payment.amountPaise);
  const paymentId = payment.providerId ? [{ name: messages.paymentId, value: payment.providerId }] : [];
  const back = (
    <Button wide onClick={onClose}>
      {messages.back}
    </Button>
  );
  if (outcome.state === "paid" || outcome.state === "free") {
    const price =
      order.pricePaise !== undefined && order.balancePaise !== undefined
        ? [
            { name: messages.price, value: rupees(order.pricePaise) },
            { name: messages.balance, value: rupees(order.balancePaise) },
          ]
        : [];
    const paidOn = payment.paidAt ? [{ name: messages.paidOn, value: moment(payment.paidAt) }] : [];
    return (
      <OutcomeDialog
        look="done"
        title={messages.saved}
        facts={[{ name: isBalance ? messages.paid : messages.amount, value: amount }, orderId, ...price, ...paidOn, ...paymentId]}
        onClose={onClose}
        actions={back}
      >
        {order.advance === "test" ? messages.test : isBalance ? messages.balancePaid : messages.savedText}
      </OutcomeDialog>
    );
  }
  const isUnsaved = outcome.state === "unsaved";
  return (
    <OutcomeDialog
      look="arriving"
      title={isUnsaved ? messages.unsaved : messages.confirming}
      facts={[...paymentId, orderId]}
      onClose={onClose}
      actions={
        <>
          {back}
          <Ask />
        </>
      }
    >
      <b>{isUnsaved ? messages.arrived(amount) : messages.sent(amount)}</b>{" "}
      {isUnsaved ? messages.unsavedText : messages.confirmingText}
    </OutcomeDialog>
  );
}

/** A link to the chat if the shop has set its number, otherwise to the enquiry form. */
function Ask() {
  const chat = chatLink(useShop());
  const elsewhere = chat ? { target: "_blank", rel: "noopener" } : {};
  return (
    <LinkButton href={chat ?? links.contact()} look="line" wide icon="chat" {...elsewhere}>
      {messages.ask}
    </LinkButton>
  );
}
