import type { CourseDetails } from "../../../api/schema";
import { OutcomeDialog } from "../../payments/public/OutcomeDialog";
import type { ShownOutcome } from "../../payments/public/useTellOutcome";
import { longDay } from "../../../format/date";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import { Button, LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { paths } from "../paths";
import { messages } from "./messages";

interface Props {
  course: CourseDetails;
  /** When access ends, once known. */
  until: string | undefined;
  /** The price, in paise. */
  paise: number;
  /** Whether a coupon is applied. */
  coupon: boolean;
  outcome: ShownOutcome | undefined;
  onClose: () => void;
  onAgain: () => void;
}

/** A dialog with the outcome of paying for a course. */
export function EnrolOutcome({ course, until, paise, coupon, outcome, onClose, onAgain }: Props) {
  if (!outcome) return null;
  const name = { name: messages.course, value: course.serviceName };
  const leave = (text: string) => (
    <button type="button" className={shared.stitch} onClick={onClose}>
      {text}
    </button>
  );
  const ask = (
    <LinkButton href={links.contact()} look="line" wide icon="chat">
      {messages.ask}
    </LinkButton>
  );

  if (outcome.state === "failed") {
    return (
      <OutcomeDialog
        look="failed"
        title={messages.failed}
        facts={[name, { name: messages.toPay, value: rupees(paise) }, { name: messages.bankSays, value: outcome.message }]}
        onClose={onClose}
        actions={
          <>
            <Button wide onClick={onAgain}>
              {messages.enroll}
            </Button>
            {ask}
          </>
        }
        link={leave(messages.later)}
      >
        {coupon ? messages.failedWithCoupon : messages.failedText}
      </OutcomeDialog>
    );
  }

  const { payment } = outcome;
  const amount = rupees(payment.amountPaise);
  const paymentId = payment.providerId ? [{ name: messages.paymentId, value: payment.providerId }] : [];
  if (outcome.state === "paid" || outcome.state === "free") {
    const isFree = outcome.state === "free";
    return (
      <OutcomeDialog
        look="done"
        title={isFree ? messages.free : messages.saved}
        facts={[
          name,
          ...(isFree ? [] : [{ name: messages.paid, value: amount }]),
          ...(until ? [{ name: messages.until, value: longDay(until) }] : []),
          ...paymentId,
        ]}
        onClose={onClose}
        actions={
          <LinkButton href={paths.watch(course.id)} wide>
            {messages.watch}
          </LinkButton>
        }
        link={leave(messages.stay)}
      >
        {isFree ? messages.freeText : messages.savedText}
      </OutcomeDialog>
    );
  }

  const isUnsaved = outcome.state === "unsaved";
  return (
    <OutcomeDialog
      look="arriving"
      title={isUnsaved ? messages.unsaved : messages.confirming}
      facts={[name, ...paymentId]}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={onClose}>
            {messages.fine}
          </Button>
          {ask}
        </>
      }
    >
      {isUnsaved && `${messages.unsavedText} `}
      <b>{isUnsaved ? messages.arrived(amount) : messages.sent(amount)}</b> {messages.comes}
    </OutcomeDialog>
  );
}
