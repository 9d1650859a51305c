import * as z from "zod/mini";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { PaymentDetail } from "../../../../api/schema";
import { useCheckedForm } from "../../../../form/useCheckedForm";
import { FormDialog } from "../../../../form/FormDialog";
import { TextArea } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import styles from "./Payments.later.module.css";
import { keepIt, letItWait } from "./queries";

const rules = z.object({
  reason: z.string().check(
    z.refine((typed) => typed.trim().length >= 3, "Enter a reason."),
    z.maxLength(200, "Use at most 200 characters."),
  ),
});

/** Closes a payment to review without a refund, or one that was settled in another way. */
export function KeepDialog({ detail, onClose }: { detail: PaymentDetail; onClose: () => void }) {
  const form = useCheckedForm(rules, { reason: "Reason" }, { reason: "" }, { focusFirst: true });
  const { busy, change } = useChange();
  const keep = form.submit(async ({ reason }) => {
    const done = await change(() => keepIt(detail.id, reason.trim()));
    onClose();
    if (!done) return;
    offerUndo({ text: "Closed without a refund", undo: async () => void (await change(() => letItWait(detail.id))) });
  });
  return (
    <FormDialog title="Close without a refund?" act="Close without a refund" actsClass={styles.acts} busy={busy} onClose={onClose} onSend={keep}>
      <p className={shared.muted}>For payments settled in another way, such as in cash, or that your terms let you keep. No money moves.</p>
      <TextArea {...form.field("reason")} label="Reason" rows={2} maxLength={200} hint="Saved with the payment. Not shown to the customer." />
    </FormDialog>
  );
}
