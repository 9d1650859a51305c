import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { paiseOf, typedRupees } from "../../../admin/form/rules";
import { offerUndo } from "../../../admin/undo";
import { saidOf, useChange } from "../../../admin/useChange";
import { useRefresh } from "../../../admin/useFresh";
import type { Course, EnrolmentGift, EnrolmentLine, EnrolmentDetail } from "../../../api/schema";
import { fieldsOf } from "../../../form/failures";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { useEmailDelivery } from "../../auth/public/useEmailDelivery";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Field, Select, TextArea } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { courseList } from "../queries";
import styles from "./Courses.later.module.css";
import { giveCourse, undoEnrolment } from "./queries";

const PAYMENTS = [
  { value: "gift", label: "It is a gift" },
  { value: "cash", label: "She paid in cash" },
  { value: "upi", label: "She paid by UPI" },
] as const;
const MOST_DAYS = 3650;

const whole = (typed: string): boolean => /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_DAYS;

/** Whom it is for stands fixed on her own page. */
const rulesFor = (known: boolean) =>
  z
    .object({
      mobile: z.string().check(z.refine((typed) => known || typed.trim() !== "", "Enter her mobile number.")),
      courseId: z.string().check(z.refine((typed) => typed !== "", "Choose a course.")),
      days: z.string().check(z.refine((typed) => typed.trim() === "" || whole(typed), `Enter a number of days from 1 to ${MOST_DAYS}, or leave it empty.`)),
      payment: z.string(),
      paid: z.string(),
      reason: z.string().check(
        z.refine((typed) => typed.trim() !== "", "Write why, or what for."),
        z.maxLength(500, "Use at most 500 letters."),
      ),
    })
    .check(
      z.refine(({ payment, paid }) => payment === "gift" || (paiseOf(paid) ?? 0) >= 100, {
        path: ["paid"],
        error: "Enter what she paid, like 450 or 1,250.50.",
      }),
    );

interface Props {
  /** Her, and the course that she had; without it both are chosen here. */
  to?: Pick<EnrolmentLine, "userId" | "customer" | "courseId" | "serviceName">;
  /** Her alone. */
  userId?: number;
  onClose: () => void;
  onGiven: (id: number) => void;
}

/** Gives somebody a course by hand: as a gift, or paid at the counter. */
export function GiftWindow({ to, userId = to?.userId, onClose, onGiven }: Props) {
  const { queryKey, queryFn } = courseList();
  const { data: courses } = useQuery<Course[]>({ queryKey, queryFn });
  const form = useCheckedForm(
    rulesFor(userId !== undefined),
    { mobile: "Mobile", courseId: "Course", days: "Days", payment: "Paid", paid: "Amount", reason: "Reason" },
    { mobile: "", courseId: to ? String(to.courseId) : "", days: "", payment: "gift", paid: "", reason: "" },
  );
  const { busy, change } = useChange();
  const refresh = useRefresh();
  const delivers = useEmailDelivery();
  const [sending, setSending] = useState(false);
  const [payment, setPayment] = useState("gift");
  const [chosen, setChosen] = useState(to?.courseId);
  const course = courses?.find(({ id }) => id === chosen);
  const choice = form.field("courseId");
  const paying = form.field("payment");

  const give = form.submit(async (values) => {
    const gift: EnrolmentGift = {
      courseId: Number(values.courseId),
      ...(userId === undefined ? { mobile: values.mobile } : { userId }),
      ...(values.days.trim() && { days: Number(values.days) }),
      payment: PAYMENTS.find(({ value }) => value === values.payment)?.value ?? "gift",
      ...(values.payment !== "gift" && { paidPaise: paiseOf(values.paid) }),
      reason: values.reason.trim(),
    };
    setSending(true);
    let given: EnrolmentDetail;
    try {
      given = await giveCourse(gift);
    } catch (failure) {
      const ours = form.blameAll(fieldsOf(failure), (field) => (field === "paidPaise" ? "paid" : field));
      if (!ours) toast(saidOf(failure), { kind: "error", ms: 8000 });
      return;
    } finally {
      setSending(false);
    }
    await refresh().catch(() => undefined);
    const { id, version, customer, serviceName } = given.enrolment;
    onGiven(id);
    offerUndo({
      text: `${customer ?? "She"} may watch ${serviceName}`,
      note: delivers ? "The email is on its way." : "Email delivery is not set up: tell them yourself.",
      undo: async () => void (await change(() => undoEnrolment(id, version))),
    });
  });
  const waiting = busy || sending;
  return (
    <Dialog open onClose={() => !waiting && onClose()} title={to ? `Give ${to.serviceName} again` : "Give a course"}>
      <form noValidate onSubmit={(event) => void give(event)}>
        {userId === undefined && (
          <Field {...form.field("mobile")} label="Her mobile" type="tel" inputMode="numeric" autoComplete="off" hint="She needs an account: with it she logs in and watches." />
        )}
        {!to && (
          <Select
            {...choice}
            label="Course"
            onChange={(event) => {
              setChosen(Number(event.target.value));
              void choice.onChange(event);
            }}
          >
            <option value="">Choose a course</option>
            {courses?.map(({ id, serviceName }) => (
              <option key={id} value={id}>
                {serviceName}
              </option>
            ))}
          </Select>
        )}
        <Field {...form.field("days")} label="Days" optional inputMode="numeric" autoComplete="off" suffix="days" hint={course ? `Left empty: ${course.expireInDays}, as for everybody.` : "Left empty: as many as for everybody."} />
        <Select
          {...paying}
          label="How it was paid"
          onChange={(event) => {
            setPayment(event.target.value);
            void paying.onChange(event);
          }}
        >
          {PAYMENTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {payment !== "gift" && (
          <Field {...form.field("paid")} label="Amount in rupees" inputMode="decimal" autoComplete="off" hint={course && `The course costs ${typedRupees(course.pricePaise)}.`} />
        )}
        <TextArea {...form.field("reason")} label="Reason" rows={2} hint="Only you read it." />
        <p className={shared.muted}>{delivers ? "They get an email that the course is open." : "Email delivery is not set up: tell them that the course is open."}</p>
        <div className={styles.acts}>
          <Button type="submit" busy={waiting}>
            Give the course
          </Button>
          <Button look="line" disabled={waiting} onClick={onClose}>
            Leave it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
