import { useQueryClient } from "@tanstack/react-query";
import { ErrorSummary } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { changePassword } from "../calls";
import { NewPasswordFields } from "../../../form/NewPasswordFields";
import { PasswordField } from "../../../form/PasswordField";
import { useCheckedForm } from "../../../form/useCheckedForm";
import type { Guarded } from "../../../form/usePasswordAgain";
import { copy } from "../copy";
import { codeOf, messageOf } from "../../../form/failures";
import { accountView, sessionList } from "../queries";
import { passwordChange } from "../schemas";
import { EditorForm } from "./editors";
import { invalidate } from "../../../api/invalidate";

interface Passwords {
  oldPassword: string;
  password: string;
  confirm: string;
}

/** The server's names for the fields. */
const nameOf = (field: string): string => (field === "newPassword" ? "password" : field);

interface Props {
  /** The username for password managers. */
  email: string;
  /** With two-factor authentication a code is needed as well. */
  guarded: Guarded;
  onClose: () => void;
}

export function PasswordEditor({ email, guarded, onClose }: Props) {
  const client = useQueryClient();
  const form = useCheckedForm<Passwords>(
    passwordChange,
    { oldPassword: copy.account.oldPassword, password: copy.account.newPassword, confirm: copy.account.confirm },
    { oldPassword: "", password: "", confirm: "" },
  );
  const send = async ({ oldPassword, password }: Passwords) => {
    try {
      if (!(await guarded(() => changePassword(oldPassword, password)))) return;
      toast(copy.account.passwordChanged);
      onClose();
      // Changing the password invalidates all links of the account, including a pending change of contact.
      await invalidate(client, { queryKey: accountView().queryKey });
      await invalidate(client, { queryKey: sessionList().queryKey });
    } catch (failure) {
      if (codeOf<"password_change">(failure) === "auth.wrong_password") form.blame("oldPassword", messageOf(failure));
      else form.refuse(failure, nameOf);
    }
  };
  return (
    <EditorForm form={form} onSend={form.submit(send)} onClose={onClose}>
      <ErrorSummary {...form.summary} />
      <PasswordField
        label={copy.account.oldPassword}
        autoComplete="current-password"
        enterKeyHint="next"
        {...form.field("oldPassword")}
      />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields form={form} labels={{ password: copy.account.newPassword, confirm: copy.account.confirm }} hint={copy.register.passwordHint} last="done" />
    </EditorForm>
  );
}
