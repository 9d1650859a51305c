import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { Failure, SaidProblem } from "../../../api/problem";
import type { CourseDetails, Enrolment } from "../../../api/schema";
import { toast } from "../../../ui/noticeStore";
import { enrolmentList } from "../queries";
import { refusedCoupon } from "./checkCoupon";
import { rememberCoupon } from "./couponDraft";
import type { ChangeDeal, Deal } from "./deal";
import { EnrolOutcome } from "./EnrolOutcome";
import { useEnrolling } from "./useEnrolling";
import { messages } from "./messages";

interface Props {
  course: CourseDetails;
  deal: Deal;
  change: ChangeDeal;
  logIn: () => void;
}

const OWNED = ["courses.already_owned", "payments.already_held"];

/** For a customer who is logged in: whether they own the course, and its payment. */
export default function Enrolling({ course, deal, change, logIn }: Props) {
  const queries = useQueryClient();
  const { data } = useQuery<Enrolment[], Failure>({ ...enrolmentList(), refetchOnMount: "always", retryOnMount: true });
  const owned = data?.find(({ courseId, state }) => courseId === course.id && state === "active");
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: enrolmentList().queryKey }), [queries]);
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
      change({ coupon: undefined, couponSays: { text } });
      toast(text, { kind });
    } else {
      change({ formError: message });
      toast(message, { kind: "error" });
    }
  };
  const enroll = async () => {
    change({ formError: undefined });
    const outcome = await pay(deal.coupon?.code);
    if (outcome?.state === "refused") refuse(outcome.problem);
    else if (outcome?.state === "closed") toast(messages.closed, { kind: "warning" });
    else if (outcome?.state === "unreachable") {
      change({ formError: messages.unreachable });
      toast(messages.unreachable, { kind: "error" });
    }
  };

  const follow = useRef(enroll);
  useEffect(() => {
    follow.current = enroll;
  });
  useEffect(() => {
    if (!deal.wished) return;
    tell.current({ wished: false });
    void follow.current();
  }, [deal.wished]);

  return (
    <EnrolOutcome
      course={course}
      until={owned?.expiresAt}
      paise={deal.coupon?.amountPaise ?? course.pricePaise}
      outcome={shown}
      onClose={close}
      onAgain={() => void enroll()}
    />
  );
}
