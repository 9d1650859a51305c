import * as z from "zod/mini";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { PaymentSheet } from "../../../../api/schema";
import { useCheckedForm } from "../../../../form/useCheckedForm";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { TextArea } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import styles from "./Payments.later.module.css";
import { keepIt, letItWait } from "./queries";

const rules = z.object({
  reason: z.string().check(
    z.refine((typed) => typed.trim().length >= 3, "Write why: later you will want to know."),
    z.maxLength(200, "Use at most 200 letters."),
  ),
});

/** That nothing goes back of a payment that waits, or that it was settled in another way. */
export function KeepWindow({ sheet, onClose }: { sheet: PaymentSheet; onClose: () => void }) {
  const form = useCheckedForm(rules, { reason: "Why" }, { reason: "" }, { focusFirst: true });
  const { busy, change } = useChange();
  const keep = form.submit(async ({ reason }) => {
    const done = await change(() => keepIt(sheet.id, reason.trim()));
    onClose();
    if (!done) return;
    offerUndo({ text: "It waits no more", undo: async () => void (await change(() => letItWait(sheet.id))) });
  });
  return (
    <Dialog open onClose={() => !busy && onClose()} title="Nothing goes back?">
      <form noValidate onSubmit={(event) => void keep(event)}>
        <p className={shared.muted}>For what was settled in another way, such as in cash, or what your terms let you keep. No money moves.</p>
        <TextArea {...form.field("reason")} label="Why" rows={2} maxLength={200} hint="It stays in the book. She does not read it." />
        <div className={styles.acts}>
          <Button type="submit" busy={busy}>
            Nothing goes back
          </Button>
          <Button look="line" disabled={busy} onClick={onClose}>
            Let it wait
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
