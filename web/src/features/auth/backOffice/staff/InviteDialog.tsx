import { useState } from "react";
import * as z from "zod/mini";
import { NotConfirmed } from "../../../../admin/confirm/NotConfirmed";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { text } from "../../../../admin/form/rules";
import { saidOf } from "../../../../admin/useChange";
import { useRefresh } from "../../../../admin/useFresh";
import type { Invited, StaffMember, TeamRole } from "../../../../api/schema";
import { explained } from "../../../../api/send";
import { EMAIL_WRONG, isEmail, isMobile, MOBILE_WRONG } from "../../../../form/contact";
import { fieldsOf } from "../../../../form/failures";
import { FormDialog } from "../../../../form/FormDialog";
import { FormError } from "../../../../form/FormError";
import { useCheckedForm } from "../../../../form/useCheckedForm";
import { useEmailDelivery } from "../../public/useEmailDelivery";
import { ErrorSummary, Field, Select } from "../../../../ui/Field";
import { RoleFields } from "./RoleFields";

const input = z.object({
  name: text(80),
  mobile: text(24).check(z.refine((typed) => typed === "" || isMobile(typed), MOBILE_WRONG)),
  email: text(254, 0).check(z.refine((typed) => typed === "" || isEmail(typed), EMAIL_WRONG)),
  way: z.enum(["mail", "show"]),
});
const inviteStaff = explained("POST /admin/staff", {
  "auth.mobile_taken": "mobile",
  "auth.email_taken": "email",
  "auth.no_email": undefined,
  "auth.confirmation_needed": undefined,
});

type Input = z.infer<typeof input>;

interface Props {
  team: readonly StaffMember[];
  onClose: () => void;
  onInvited: (member: { name: string; mobile: string }, invited: Invited) => void;
}

/** What identifies a mobile number, however it is written. */
const lastDigits = (mobile: string): string => mobile.replaceAll(/\D/g, "").slice(-10);

/** Invites a new member. They set their own password, with a link that works once. */
export function InviteDialog({ team, onClose, onInvited }: Props) {
  const { guard, confirmDialog } = useConfirmed();
  const refresh = useRefresh();
  const delivers = useEmailDelivery();
  const [role, setRole] = useState<TeamRole>("counter");
  const form = useCheckedForm<Input>(
    input,
    { name: "Name", mobile: "Mobile", email: "Email", way: "Link" },
    { name: "", mobile: "", email: "", way: "show" },
  );
  const send = async ({ name, mobile, email, way }: Input) => {
    // Without an address the link cannot be emailed.
    const handOver = way === "show" || !email;
    try {
      const invited = await guard(() => inviteStaff({ body: { name, mobile, ...(email && { email }), role, handOver } }));
      await refresh().catch(() => undefined);
      onClose();
      onInvited({ name, mobile }, invited);
    } catch (failure) {
      if (failure instanceof NotConfirmed) return;
      const taken = inviteStaff.meaningOf(failure);
      if (taken) {
        const member = team.some((one) => (taken === "mobile" ? lastDigits(one.mobile) === lastDigits(mobile) : one.email.toLowerCase() === email.trim().toLowerCase()));
        form.blame(taken, member ? "Already in the team." : "An account with this already exists. Open it under Customers to add it to the team.");
      } else if (!form.blameAll(fieldsOf(failure))) form.setFormError([saidOf(failure)]);
    }
  };
  return (
    <>
      <FormDialog title="Invite to the team" act="Invite" busy={form.busy} onClose={onClose} onSend={form.submit(send)}>
        <ErrorSummary {...form.summary} />
        <Field label="Name" autoComplete="off" enterKeyHint="next" {...form.field("name")} />
        <Field label="Mobile" type="tel" inputMode="numeric" autoComplete="off" hint="They log in with it." enterKeyHint="next" {...form.field("mobile")} />
        <Field label="Email" optional type="email" autoComplete="off" enterKeyHint="next" {...form.field("email")} />
        <RoleFields role={role} onRole={setRole} />
        {delivers && (
          <Select label="Link" hint="They choose their password with it. It works once, for two days." {...form.field("way")}>
            <option value="show">Share on WhatsApp, or copy it</option>
            <option value="mail">Send by email</option>
          </Select>
        )}
        <FormError lines={form.formError} />
      </FormDialog>
      {confirmDialog}
    </>
  );
}
