import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { amountError, atMost, paiseOf } from "../../../admin/form/rules";
import { offerUndo } from "../../../admin/undo";
import { saidOf, useChange } from "../../../admin/useChange";
import { useRefresh } from "../../../admin/useFresh";
import type { Course, EnrolmentGift, EnrolmentLine, EnrolmentDetail } from "../../../api/schema";
import { fieldsOf } from "../../../form/failures";
import { rupees } from "../../../format/money";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { useEmailDelivery } from "../../auth/public/useEmailDelivery";
import { FormDialog } from "../../../form/FormDialog";
import { Field, Options, Select, TextArea } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { courseList } from "../queries";
import styles from "./Courses.later.module.css";
import { recordOf } from "./messages";
import { giveCourse, undoEnrolment } from "./queries";

const PAYMENTS = [
  { value: "gift", label: "Gift" },
  { value: "cash", label: "Paid in cash" },
  { value: "upi", label: "Paid by UPI" },
] as const;
const MOST_DAYS = 3650;

const whole = (typed: string): boolean => /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_DAYS;

/** The rules of the form; `known` when the customer is fixed. */
const rulesFor = (known: boolean) =>
  z
    .object({
      mobile: z.string().check(z.refine((typed) => known || typed.trim() !== "", "Enter the customer's mobile number.")),
      courseId: z.string().check(z.refine((typed) => typed !== "", "Choose a course.")),
      days: z.string().check(z.refine((typed) => typed.trim() === "" || whole(typed), `Enter a number of days from 1 to ${MOST_DAYS}, or leave it empty.`)),
      payment: z.string(),
      paid: z.string(),
      reason: z.string().check(
        z.refine((typed) => typed.trim() !== "", "Enter a reason."),
        z.maxLength(500, "Use at most 500 characters."),
      ),
    })
    .check(
      z.refine(({ payment, paid }) => payment === "gift" || (paiseOf(paid) ?? 0) >= 100, {
        path: ["paid"],
        error: "Enter the amount paid, like 450 or 1,250.50.",
      }),
      z.refine(({ payment, paid }) => payment === "gift" || !amountError(paiseOf(paid) ?? 0), { path: ["paid"], error: atMost() }),
    );

interface Props {
  /** The earlier enrolment to renew; without it customer and course are chosen here. */
  to?: Pick<EnrolmentLine, "userId" | "customer" | "courseId" | "serviceName">;
  /** The customer, if fixed. */
  userId?: number;
  onClose: () => void;
  onGiven: (id: number) => void;
}

/** A dialog to give a customer access to a course, as a gift or for a counter payment. */
export function GiftDialog({ to, userId = to?.userId, onClose, onGiven }: Props) {
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
      of: recordOf(id),
      text: `${customer ?? "The customer"} has access to ${serviceName}`,
      note: delivers ? "The customer gets an email." : "Email delivery is not set up: inform them yourself.",
      undo: async () => void (await change(() => undoEnrolment(id, version))),
    });
  });
  const waiting = busy || sending;
  return (
    <FormDialog title={to ? `Give access to ${to.serviceName} again` : "Give access to a course"} act="Give access" actsClass={styles.acts} busy={waiting} onClose={onClose} onSend={give}>
      {userId === undefined && (
        <Field {...form.field("mobile")} label="Customer's mobile" type="tel" inputMode="numeric" autoComplete="off" hint="The customer needs an account to watch." />
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
          <Options of={courses ?? []} by={({ id, serviceName }) => [id, serviceName]} />
        </Select>
      )}
      <Field {...form.field("days")} label="Days" optional inputMode="numeric" autoComplete="off" suffix="days" hint={course ? `${course.expireInDays} if left empty.` : "The course's usual period if left empty."} />
      <Select
        {...paying}
        label="Payment"
        onChange={(event) => {
          setPayment(event.target.value);
          void paying.onChange(event);
        }}
      >
        <Options of={PAYMENTS} by={({ value, label }) => [value, label]} />
      </Select>
      {payment !== "gift" && (
        <Field {...form.field("paid")} label="Amount in rupees" inputMode="decimal" autoComplete="off" hint={course && `The course costs ${rupees(course.pricePaise)}.`} />
      )}
      <TextArea {...form.field("reason")} label="Reason" rows={2} hint="Only visible to owners." />
      <p className={shared.muted}>{delivers ? "The customer gets an email." : "Email delivery is not set up: inform the customer yourself."}</p>
    </FormDialog>
  );
}
