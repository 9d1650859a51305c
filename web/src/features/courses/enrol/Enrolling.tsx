import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ProblemError, type Failure } from "../../../api/problem";
import type { CourseDetails, Enrolment } from "../../../api/schema";
import type { CheckoutOutcome } from "../../../checkout/checkout";
import { useCheckout } from "../../../checkout/useCheckout";
import { useConfirmation, type Confirmation } from "../../../checkout/useConfirmation";
import { toast } from "../../../ui/noticeStore";
import { enrolmentList } from "../queries";
import { refusedCoupon } from "./checkCoupon";
import type { ChangeDeal, Deal } from "./deal";
import { EnrolOutcome, type ShownOutcome } from "./EnrolOutcome";
import { words } from "./words";

interface Props {
  course: CourseDetails;
  deal: Deal;
  change: ChangeDeal;
  logIn: () => void;
}

const OWNED = ["courses.already_owned", "payments.already_held"];
const LOGIN_NEEDED = "session.needed";

/** For somebody with an account: whether the course is hers, and its payment from the wish to the end. */
export default function Enrolling({ course, deal, change, logIn }: Props) {
  const queries = useQueryClient();
  const { start } = useCheckout();
  const [shown, setShown] = useState<ShownOutcome>();
  const { data } = useQuery<Enrolment[], Failure>({ ...enrolmentList(), refetchOnMount: "always", retryOnMount: true });
  const owned = data?.find(({ courseId, state }) => courseId === course.id && state === "active");
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: enrolmentList().queryKey }), [queries]);

  const tell = useRef(change);
  useEffect(() => {
    tell.current = change;
  });
  useEffect(() => tell.current({ owned }), [owned]);

  const onEnd = useCallback(
    (ended: Exclude<Confirmation, "awaited">) => {
      void refresh();
      const isPaid = ended === "paid";
      // The window that asked her to wait says how it ended; without one it is said in passing.
      setShown((before) =>
        before?.state !== "unsaved" && before?.state !== "confirming"
          ? before
          : isPaid
            ? { state: "paid", payment: before.payment }
            : undefined,
      );
      if (isPaid) toast(words.saved);
      else toast(ended === "returned" ? words.returned : words.lost, { kind: "warning" });
    },
    [refresh],
  );
  const awaited = useConfirmation("course", String(course.id), onEnd) === "awaited";
  useEffect(() => tell.current({ awaited }), [awaited]);

  const refuse = ({ problem }: Extract<CheckoutOutcome, { state: "refused" }>) => {
    const { code, message } = problem;
    if (String(code) === LOGIN_NEEDED) logIn();
    else if (OWNED.includes(code)) toast(words.owned);
    else if (code.startsWith("payments.coupon") || code === "payments.below_minimum") {
      const { text, kind } = refusedCoupon(code, message);
      change({ coupon: undefined, couponSays: { text } });
      toast(text, { kind });
    } else {
      change({ trouble: message });
      toast(message, { kind: "error" });
    }
  };
  const conclude = (outcome: CheckoutOutcome) => {
    if (outcome.state === "refused") refuse(outcome);
    else if (outcome.state === "closed") toast(words.closed, { kind: "warning" });
    else if (outcome.state === "unreachable") {
      change({ trouble: words.unreachable });
      toast(words.unreachable, { kind: "error" });
    } else setShown(outcome);
  };
  const enroll = async () => {
    setShown(undefined);
    change({ busy: true, trouble: undefined });
    try {
      const outcome = await start({
        kind: "course",
        reference: String(course.id),
        coupon: deal.coupon?.code,
        title: words.title(course.serviceModel),
      });
      // The way to the player stands there before the window says so.
      if (outcome.state !== "closed" && outcome.state !== "unreachable") await refresh();
      conclude(outcome);
    } catch (failure) {
      toast(failure instanceof ProblemError ? words.wrong : words.offline, { kind: "error" });
    } finally {
      change({ busy: false });
    }
  };

  const followed = useRef(0);
  const follow = useRef(enroll);
  useEffect(() => {
    follow.current = enroll;
  });
  useEffect(() => {
    if (deal.wishes <= followed.current) return;
    followed.current = deal.wishes;
    void follow.current();
  }, [deal.wishes]);

  return (
    <EnrolOutcome
      course={course}
      until={owned?.expiresAt}
      paise={deal.coupon?.amountPaise ?? course.pricePaise}
      outcome={shown}
      onClose={() => setShown(undefined)}
      onAgain={() => void enroll()}
    />
  );
}
