import * as z from "zod/mini";
import { useChange } from "../../../admin/useChange";
import type { EnrolmentLine, EnrolmentDetail } from "../../../api/schema";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextArea } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { revokeEnrolment } from "./queries";

const rules = z.object({
  reason: z.string().check(
    z.refine((typed) => typed.trim() !== "", "Write why: later you will want to know."),
    z.maxLength(500, "Use at most 500 letters."),
  ),
});

interface Props {
  line: EnrolmentLine;
  onClose: () => void;
  onDone: (after: EnrolmentDetail) => void;
}

/** Asks why before a course is taken back. */
export function RevokeWindow({ line, onClose, onDone }: Props) {
  const form = useCheckedForm(rules, { reason: "Reason" }, { reason: "" }, { focusFirst: true });
  const { busy, change } = useChange();
  const revoke = form.submit(async ({ reason }) => {
    let after: EnrolmentDetail | undefined;
    const done = await change(async () => {
      after = await revokeEnrolment(line.id, { reason: reason.trim(), version: line.version });
    });
    onClose();
    if (done && after) onDone(after);
  });
  return (
    <Dialog open onClose={() => !busy && onClose()} title={`Take ${line.serviceName} back?`} role="alertdialog">
      <form noValidate onSubmit={(event) => void revoke(event)}>
        <p className={shared.muted}>
          {line.customer ?? "She"} cannot watch it from now on. Money is not paid back by this, and no mail goes out.
        </p>
        <TextArea {...form.field("reason")} label="Reason" rows={3} hint="Only you read it." />
        <div className={styles.acts}>
          <Button type="submit" busy={busy}>
            Take it back
          </Button>
          <Button look="line" disabled={busy} onClick={onClose}>
            Leave it with her
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
