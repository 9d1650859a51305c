import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { Failure, SaidProblem } from "../../../api/problem";
import { invalidate } from "../../../api/invalidate";
import type { Enrolment } from "../../../api/schema";
import { toast } from "../../../ui/noticeStore";
import { enrolmentList } from "../queries";
import { refusedCoupon } from "./checkCoupon";
import { rememberCoupon } from "./couponDraft";
import type { Dealing } from "../components/useDeal";
import { EnrolOutcome } from "./EnrolOutcome";
import { PaymentStep } from "./PaymentStep";
import { useEnrolling } from "./useEnrolling";
import { messages } from "./messages";

type Props = Pick<Dealing, "course" | "deal" | "change" | "who" | "logIn">;

const OWNED = ["courses.already_owned", "payments.already_held"];

/** For a customer who is logged in: whether they own the course, the last step before the payment, and the payment. */
export default function Enrolling({ course, deal, change, who, logIn }: Props) {
  const queries = useQueryClient();
  const { data } = useQuery<Enrolment[], Failure>({ ...enrolmentList(), refetchOnMount: "always", retryOnMount: true });
  const owned = data?.find(({ courseId, state }) => courseId === course.id && state === "active");
  const refresh = useCallback(() => invalidate(queries, { queryKey: enrolmentList().queryKey }), [queries]);
  const { pay, paying, awaited, shown, close } = useEnrolling(course, refresh);

  const tell = useRef(change);
  useEffect(() => {
    tell.current = change;
  });
  useEffect(() => tell.current({ owned, awaited, busy: paying }), [owned, awaited, paying]);
  const isBought = owned !== undefined && !owned.renewal;
  useEffect(() => {
    if (isBought) rememberCoupon(course.id, "");
  }, [isBought, course.id]);

  const refuse = ({ code, message }: SaidProblem) => {
    if (code === "session.needed") logIn();
    else if (OWNED.includes(code)) toast(messages.owned);
    else if (code.startsWith("payments.coupon") || code === "payments.below_minimum") {
      const { text, kind } = refusedCoupon(code, message);
      change({ coupon: undefined, couponSays: { text }, checking: true });
      toast(text, { kind });
    } else {
      change({ formError: message });
      toast(message, { kind: "error" });
    }
  };
  const enroll = async () => {
    change({ formError: undefined, checking: false });
    const outcome = await pay(deal.coupon?.code);
    if (outcome?.state === "refused") refuse(outcome.problem);
    else if (outcome?.state === "closed") toast(messages.closed, { kind: "warning" });
    else if (outcome?.state === "unreachable") {
      change({ formError: messages.unreachable });
      toast(messages.unreachable, { kind: "error" });
    }
  };

  useEffect(() => {
    if (deal.wished) tell.current({ wished: false, checking: true });
  }, [deal.wished]);

  return (
    <>
      {deal.checking && (
        <PaymentStep
          course={course}
          deal={deal}
          change={change}
          who={who}
          onPay={() => void enroll()}
          onClose={() => change({ checking: false })}
        />
      )}
      <EnrolOutcome
        course={course}
        until={owned?.expiresAt}
        paise={deal.coupon?.amountPaise ?? course.pricePaise}
        coupon={deal.coupon !== undefined}
        outcome={shown}
        onClose={close}
        onAgain={() => void enroll()}
      />
    </>
  );
}
