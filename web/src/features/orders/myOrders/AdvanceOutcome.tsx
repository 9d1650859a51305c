import type { Order } from "../../../api/schema";
import { chatLink } from "../../../shop/contactLinks";
import { OutcomeWindow } from "../../../checkout/OutcomeWindow";
import type { ShownOutcome } from "../../../checkout/useTellOutcome";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import { useShop } from "../../../shop/useShop";
import { Button, LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { moment } from "./days";

interface Props {
  order: Order;
  outcome: ShownOutcome | undefined;
  onClose: () => void;
  onAgain: () => void;
}

const words = copy.pay;

/** Says in a window of its own how paying the advance ended. */
export function AdvanceOutcome({ order, outcome, onClose, onAgain }: Props) {
  if (!outcome) return null;
  const orderId = { name: copy.orderId, value: order.number };
  if (outcome.state === "failed") {
    return (
      <OutcomeWindow
        look="failed"
        title={words.failed}
        facts={[
          { name: words.toPay, value: rupees(order.advancePaise ?? 0) },
          orderId,
          { name: words.bankSays, value: outcome.message },
        ]}
        onClose={onClose}
        actions={
          <>
            <Button wide onClick={onAgain}>
              {copy.payAdvance}
            </Button>
            <Ask />
          </>
        }
        link={
          <button type="button" className={shared.stitch} onClick={onClose}>
            {words.later}
          </button>
        }
      >
        {words.failedText}
      </OutcomeWindow>
    );
  }

  const { payment } = outcome;
  const amount = rupees(payment.amountPaise);
  const paymentId = payment.providerId ? [{ name: words.paymentId, value: payment.providerId }] : [];
  const back = (
    <Button wide onClick={onClose}>
      {words.back}
    </Button>
  );
  if (outcome.state === "paid" || outcome.state === "free") {
    const price =
      order.pricePaise !== undefined && order.balancePaise !== undefined
        ? [
            { name: words.price, value: rupees(order.pricePaise) },
            { name: words.balance, value: rupees(order.balancePaise) },
          ]
        : [];
    const paidOn = payment.paidAt ? [{ name: words.paidOn, value: moment(payment.paidAt) }] : [];
    return (
      <OutcomeWindow
        look="done"
        title={words.saved}
        facts={[{ name: words.amount, value: amount }, orderId, ...price, ...paidOn, ...paymentId]}
        onClose={onClose}
        actions={back}
      >
        {order.advance === "test" ? words.test : words.savedText}
      </OutcomeWindow>
    );
  }
  const isUnsaved = outcome.state === "unsaved";
  return (
    <OutcomeWindow
      look="arriving"
      title={isUnsaved ? words.unsaved : words.confirming}
      facts={[...paymentId, orderId]}
      onClose={onClose}
      actions={
        <>
          {back}
          <Ask />
        </>
      }
    >
      <b>{isUnsaved ? words.arrived(amount) : words.sent(amount)}</b>{" "}
      {isUnsaved ? words.unsavedText : words.confirmingText}
    </OutcomeWindow>
  );
}

/** By chat when the shop has given its number, else by the enquiry form. */
function Ask() {
  const chat = chatLink(useShop());
  const elsewhere = chat ? { target: "_blank", rel: "noopener" } : {};
  return (
    <LinkButton href={chat ?? links.contact()} look="line" wide icon="chat" {...elsewhere}>
      {words.ask}
    </LinkButton>
  );
}
