import type { CourseDetails } from "../../../api/schema";
import { OutcomeWindow } from "../../../checkout/OutcomeWindow";
import type { ShownOutcome } from "../../../checkout/useTellOutcome";
import { longDay } from "../../../format/date";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import { Button, LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { paths } from "../paths";
import { words } from "./words";

interface Props {
  course: CourseDetails;
  /** When her access ends, once that is known. */
  until: string | undefined;
  /** What was to be paid. */
  paise: number;
  outcome: ShownOutcome | undefined;
  onClose: () => void;
  onAgain: () => void;
}

/** Says in a window of its own how paying for a course ended, and where it goes on. */
export function EnrolOutcome({ course, until, paise, outcome, onClose, onAgain }: Props) {
  if (!outcome) return null;
  const name = { name: words.course, value: course.serviceName };
  const leave = (text: string) => (
    <button type="button" className={shared.stitch} onClick={onClose}>
      {text}
    </button>
  );
  const ask = (
    <LinkButton href={links.contact()} look="line" wide icon="chat">
      {words.ask}
    </LinkButton>
  );

  if (outcome.state === "failed") {
    return (
      <OutcomeWindow
        look="failed"
        title={words.failed}
        facts={[name, { name: words.toPay, value: rupees(paise) }, { name: words.bankSays, value: outcome.message }]}
        onClose={onClose}
        actions={
          <>
            <Button wide onClick={onAgain}>
              {words.enroll}
            </Button>
            {ask}
          </>
        }
        link={leave(words.later)}
      >
        {words.failedText}
      </OutcomeWindow>
    );
  }

  const { payment } = outcome;
  const amount = rupees(payment.amountPaise);
  const paymentId = payment.providerId ? [{ name: words.paymentId, value: payment.providerId }] : [];
  if (outcome.state === "paid" || outcome.state === "free") {
    const isFree = outcome.state === "free";
    return (
      <OutcomeWindow
        look="done"
        title={isFree ? words.free : words.saved}
        facts={[
          name,
          ...(isFree ? [] : [{ name: words.paid, value: amount }]),
          ...(until ? [{ name: words.until, value: longDay(until) }] : []),
          ...paymentId,
        ]}
        onClose={onClose}
        actions={
          <LinkButton href={paths.watch(course.id)} wide>
            {words.watch}
          </LinkButton>
        }
        link={leave(words.stay)}
      >
        {isFree ? words.freeText : words.savedText}
      </OutcomeWindow>
    );
  }

  const isUnsaved = outcome.state === "unsaved";
  return (
    <OutcomeWindow
      look="arriving"
      title={isUnsaved ? words.unsaved : words.confirming}
      facts={[name, ...paymentId]}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={onClose}>
            {words.fine}
          </Button>
          {ask}
        </>
      }
    >
      {isUnsaved && `${words.unsavedText} `}
      <b>{isUnsaved ? words.arrived(amount) : words.sent(amount)}</b> {words.comes}
    </OutcomeWindow>
  );
}
