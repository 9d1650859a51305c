import { useState } from "react";
import * as z from "zod/mini";
import { useChange } from "../../../admin/useChange";
import type { EnrolmentLine, EnrolmentDetail } from "../../../api/schema";
import { day } from "../../../format/date";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { FormDialog } from "../../../form/FormDialog";
import { Button } from "../../../ui/Button";
import { Field, TextArea } from "../../../ui/Field";
import styles from "./Courses.later.module.css";
import { extendEnrolment } from "./queries";
import { counted } from "./messages";

const MOST_DAYS = 3650;
const DAY_MS = 86_400_000;
const READY = [7, 30, 90];

const rules = z.object({
  days: z.string().check(
    z.refine((typed) => /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_DAYS, `Enter a number of days from 1 to ${MOST_DAYS}.`),
  ),
  reason: z.string().check(z.maxLength(500, "Use at most 500 characters.")),
});

interface Props {
  line: EnrolmentLine;
  onClose: () => void;
  onDone: (after: EnrolmentDetail) => void;
}

/** A dialog to extend access by some days, with a preview of the new end. */
export function ExtendDialog({ line, onClose, onDone }: Props) {
  const form = useCheckedForm(rules, { days: "Days", reason: "Reason" }, { days: "30", reason: "" });
  const { busy, changed } = useChange();
  const [days, setDays] = useState("30");
  const [now] = useState(() => Date.now());
  const from = Math.max(Date.parse(line.expiresAt), now);
  const typed = /^\d+$/.test(days.trim()) ? Number(days) : 0;
  const end = typed >= 1 && typed <= MOST_DAYS ? day(new Date(from + typed * DAY_MS).toISOString()) : undefined;
  const input = form.field("days");
  const choose = (count: number) => {
    setDays(String(count));
    form.reset({ ...form.values(), days: String(count) });
  };
  const give = form.submit(async ({ days: wanted, reason }) => {
    const after = await changed(() => extendEnrolment(line.id, { days: Number(wanted), reason: reason.trim(), version: line.version }));
    onClose();
    if (after) onDone(after);
  });
  return (
    <FormDialog title="Extend access" act="Extend access" actsClass={styles.acts} busy={busy} onClose={onClose} onSend={give}>
      <div className={styles.ready}>
        {READY.map((count) => (
          <Button key={count} small look="line" aria-pressed={days === String(count)} onClick={() => choose(count)}>
            {counted(count, "day")}
          </Button>
        ))}
      </div>
      <Field
        {...input}
        label="Days"
        inputMode="numeric"
        autoComplete="off"
        suffix="days"
        onChange={(event) => {
          setDays(event.target.value);
          void input.onChange(event);
        }}
      />
      <TextArea {...form.field("reason")} label="Reason" optional rows={2} hint="Only visible to owners." />
      <p className={styles.says} role="status">
        {end && `New end of access: ${end}.`}
      </p>
    </FormDialog>
  );
}
