import * as z from "zod/mini";
import { useChange } from "../../../admin/useChange";
import type { EnrolmentLine, EnrolmentDetail } from "../../../api/schema";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { FormDialog } from "../../../form/FormDialog";
import { TextArea } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { revokeEnrolment } from "./queries";

const rules = z.object({
  reason: z.string().check(
    z.refine((typed) => typed.trim() !== "", "Enter a reason."),
    z.maxLength(500, "Use at most 500 characters."),
  ),
});

interface Props {
  line: EnrolmentLine;
  onClose: () => void;
  onDone: (after: EnrolmentDetail) => void;
}

/** Asks for the reason before access to a course is removed. */
export function RevokeDialog({ line, onClose, onDone }: Props) {
  const form = useCheckedForm(rules, { reason: "Reason" }, { reason: "" }, { focusFirst: true });
  const { busy, changed } = useChange();
  const revoke = form.submit(async ({ reason }) => {
    const after = await changed(() => revokeEnrolment(line.id, { reason: reason.trim(), version: line.version }));
    onClose();
    if (after) onDone(after);
  });
  return (
    <FormDialog title={`Remove access to ${line.serviceName}?`} role="alertdialog" act="Remove access" actsClass={styles.acts} busy={busy} onClose={onClose} onSend={revoke}>
      <p className={shared.muted}>
        {line.customer ?? "The customer"} loses access immediately. This does not refund the payment, and no email is sent.
      </p>
      <TextArea {...form.field("reason")} label="Reason" rows={3} hint="Only visible to owners." />
    </FormDialog>
  );
}
