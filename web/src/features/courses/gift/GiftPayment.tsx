import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Failure } from "../../../api/problem";
import { invalidate } from "../../../api/invalidate";
import type { CourseDetails, CourseGift } from "../../../api/schema";
import { rupees, rupeesExact } from "../../../format/money";
import { links } from "../../../links";
import { OutcomeDialog } from "../../payments/public/OutcomeDialog";
import { TestModeNote } from "../../payments/public/PaymentNotice";
import { usePayment } from "../../payments/public/usePayment";
import { useShop } from "../../content/public/useShop";
import { Button, LinkButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Facts } from "../../../ui/Facts";
import { toast } from "../../../ui/noticeStore";
import { copy } from "../copy";
import stepStyles from "../enrol/PaymentStep.later.module.css";
import { giftList } from "../queries";
import { messages } from "./messages";
import { giftChat } from "./share";

interface Props {
  course: CourseDetails;
  gift: CourseGift;
  onClose: () => void;
}

/** Pays for a gift. Then the buyer can share its claim link. */
export function GiftPayment({ course, gift, onClose }: Props) {
  const queries = useQueryClient();
  const shop = useShop();
  const refresh = useCallback(() => invalidate(queries, { queryKey: giftList().queryKey }), [queries]);
  const { pay, paying, awaited, shown } = usePayment("course", `gift-${gift.id}`, messages, refresh);
  const isPaid = shown?.state === "paid" || shown?.state === "free";
  const { data } = useQuery<CourseGift[], Failure>({ ...giftList(), enabled: isPaid });
  const paid = data?.find(({ id }) => id === gift.id);
  const start = async () => {
    const outcome = await pay({ title: messages.titleOf(course.serviceModel) });
    if (outcome?.state === "refused") toast(outcome.problem.message, { kind: "error" });
    else if (outcome?.state === "closed") toast(messages.closed, { kind: "warning" });
    else if (outcome?.state === "unreachable") toast(messages.unreachable, { kind: "error" });
  };
  const what = [
    { name: messages.course, value: course.serviceName },
    { name: messages.recipient, value: gift.recipientName },
  ];

  if (isPaid) {
    const chat = paid && giftChat(paid, shop?.publicAddress.replace(/\/$/, "") ?? location.origin);
    return (
      <OutcomeDialog
        look="done"
        title={messages.saved}
        facts={[...what, { name: messages.paid, value: rupees(shown.payment.amountPaise) }]}
        onClose={onClose}
        actions={
          <>
            {chat && (
              <LinkButton href={chat} target="_blank" rel="noopener" icon="chat" wide>
                {messages.shareOnWhatsApp}
              </LinkButton>
            )}
            <LinkButton href={links.myCourses()} look="line" wide>
              {messages.myCourses}
            </LinkButton>
          </>
        }
      >
        {messages.savedText(gift.recipientName)}
      </OutcomeDialog>
    );
  }
  if (shown?.state === "failed") {
    return (
      <OutcomeDialog
        look="failed"
        title={messages.failed}
        facts={[...what, { name: messages.bankSays, value: shown.message }]}
        onClose={onClose}
        actions={
          <Button wide onClick={() => void start()}>
            {messages.again}
          </Button>
        }
      >
        {messages.failedText}
      </OutcomeDialog>
    );
  }
  if (shown) {
    const isUnsaved = shown.state === "unsaved";
    const amount = rupees(shown.payment.amountPaise);
    return (
      <OutcomeDialog
        look="arriving"
        title={isUnsaved ? messages.unsaved : messages.confirming}
        facts={what}
        onClose={onClose}
        actions={
          <Button wide onClick={onClose}>
            {messages.fine}
          </Button>
        }
      >
        <b>{isUnsaved ? messages.arrived(amount) : messages.sent(amount)}</b> {messages.comes}
      </OutcomeDialog>
    );
  }
  // The provider's dialog is over the page.
  if (paying || awaited) return null;
  return (
    <Dialog open onClose={onClose} title={messages.step}>
      <Facts className={stepStyles.facts} of={what} />
      <TestModeNote />
      <Button wide onClick={() => void start()}>
        {messages.pay(rupeesExact(course.pricePaise))}
      </Button>
      <p className={stepStyles.terms}>{copy.noRefund}</p>
    </Dialog>
  );
}
