import { useState } from "react";
import * as z from "zod/mini";
import type { CourseDetails, CourseGift } from "../../../api/schema";
import { send } from "../../../api/send";
import { EMAIL_INPUT, EMAIL_WRONG, isEmail, isMobile, MOBILE_INPUT, MOBILE_WRONG } from "../../../form/contact";
import { FormDialog } from "../../../form/FormDialog";
import { FormError } from "../../../form/FormError";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { Field, TextArea } from "../../../ui/Field";
import { GiftPayment } from "./GiftPayment";
import styles from "./Gift.later.module.css";
import { messages } from "./messages";

const MOST = { name: 80, message: 500 };

/** The server's rules, checked early; the server decides. */
const rules = z
  .object({
    recipientName: z.string().check(z.trim(), z.minLength(1, messages.nameMissing), z.maxLength(MOST.name, messages.tooLong(MOST.name))),
    recipientEmail: z.string().check(z.trim(), z.refine((text) => text === "" || isEmail(text), EMAIL_WRONG)),
    recipientMobile: z.string().check(z.trim(), z.refine((text) => text === "" || isMobile(text), MOBILE_WRONG)),
    message: z.string().check(z.trim(), z.maxLength(MOST.message, messages.tooLong(MOST.message))),
  })
  .check(
    z.refine(({ recipientEmail, recipientMobile }) => recipientEmail !== "" || recipientMobile !== "", {
      path: ["recipientEmail"],
      error: messages.reachMissing,
    }),
  );

const LABELS = {
  recipientName: messages.name,
  recipientEmail: messages.email,
  recipientMobile: messages.mobile,
  message: messages.message,
};
const EMPTY = { recipientName: "", recipientEmail: "", recipientMobile: "", message: "" };

interface Props {
  course: CourseDetails;
  onClose: () => void;
}

/** Asks for whom a course is bought, and then pays for it. */
export default function GiveGift({ course, onClose }: Props) {
  const [gift, setGift] = useState<CourseGift>();
  const form = useCheckedForm(rules, LABELS, EMPTY, { focusFirst: true });
  if (gift) return <GiftPayment course={course} gift={gift} onClose={onClose} />;

  const prepare = form.submit(async ({ recipientName, recipientEmail, recipientMobile, message }) => {
    try {
      const body = {
        courseId: course.id,
        recipientName,
        message,
        ...(recipientEmail && { recipientEmail }),
        ...(recipientMobile && { recipientMobile }),
      };
      setGift(await send("POST /me/gifts", { body }));
    } catch (failure) {
      form.refuse(failure);
    }
  });
  return (
    <FormDialog title={messages.title} act={messages.next} busy={form.busy} onClose={onClose} onSend={prepare}>
      <p className={styles.intro}>{messages.intro}</p>
      <Field {...form.field("recipientName")} label={messages.name} autoComplete="off" />
      <p className={styles.intro}>{messages.reach}</p>
      <Field {...form.field("recipientEmail")} label={messages.email} hint={messages.emailHint} {...EMAIL_INPUT} autoComplete="off" />
      <Field {...form.field("recipientMobile")} label={messages.mobile} hint={messages.mobileHint} {...MOBILE_INPUT} autoComplete="off" />
      <TextArea {...form.field("message")} label={messages.message} optional rows={3} />
      <FormError lines={form.formError} />
    </FormDialog>
  );
}
