import { useQueryClient } from "@tanstack/react-query";
import { invalidate } from "../../../api/invalidate";
import type { ReactNode } from "react";
import type { Account, AccountChange } from "../../../api/schema";
import { explained } from "../../../api/send";
import { spokenMobile } from "../../../format/text";
import { sessionView } from "../session/queries";
import { knownUser, enterSession } from "../public/session";
import { EMAIL_INPUT, MOBILE_INPUT } from "../../../form/contact";
import { Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { Form } from "../../../form/Form";
import { FormButtons } from "../../../form/FormButtons";
import { FormError } from "../../../form/FormError";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { copy } from "../copy";
import { fieldsOf, messageOf } from "../../../form/failures";
import { accountView } from "../queries";
import { newEmail, newMobile, newName } from "../schemas";
import styles from "./Account.later.module.css";
import type { Guarded } from "../../../form/usePasswordAgain";

export const updateAccount = explained("PATCH /me/account", {
  "auth.mobile_taken": "field",
  "auth.email_taken": "field",
  "auth.email_needed": "field",
  "auth.confirmation_needed": "failed",
});

interface EditorProps {
  account: Account;
  onClose: () => void;
}

interface EditorFormProps {
  form: Pick<ReturnType<typeof useCheckedForm>, "busy" | "formError">;
  onSend: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Focuses the form that has just opened. */
const focusOnOpening = (form: HTMLFormElement | null): void => form?.querySelector<HTMLInputElement>("input")?.focus();

/** An inline form, with its error and its buttons. */
export function EditorForm({ form, onSend, onClose, children }: EditorFormProps) {
  return (
    <Form ref={focusOnOpening} className={styles.editor} onSend={onSend}>
      {children}
      <FormError lines={form.formError} />
      <FormButtons small busy={form.busy} busyText={copy.account.saving} no={copy.account.cancel} onCancel={onClose} free>
        {copy.account.save}
      </FormButtons>
    </Form>
  );
}

export function NameEditor({ account, onClose }: EditorProps) {
  const client = useQueryClient();
  const form = useCheckedForm<{ name: string }>(newName, { name: copy.account.name }, { name: account.name });
  const send = async ({ name }: { name: string }) => {
    try {
      client.setQueryData(accountView().queryKey, await updateAccount({ body: { name } }));
      const user = knownUser(client);
      if (user) await enterSession(client, { user: { ...user, name } });
      toast(copy.account.saved);
      onClose();
    } catch (failure) {
      form.refuse(failure);
    }
  };
  return (
    <EditorForm form={form} onSend={form.submit(send)} onClose={onClose}>
      <Field
        label={copy.account.name}
        hideLabel
        autoComplete="name"
        maxLength={80}
        enterKeyHint="done"
        {...form.field("name")}
      />
    </EditorForm>
  );
}

/** Changes mobile or email: asks for the password, then emails a link that confirms the change. */
function useContactChange({ guarded, onClose }: { guarded: Guarded; onClose: () => void }) {
  const client = useQueryClient();
  const change = async (body: AccountChange, blame: (message: string) => void, refuse: (failure: unknown) => void) => {
    try {
      const done = await guarded(async () => {
        client.setQueryData(accountView().queryKey, await updateAccount({ body }));
      });
      if (!done) return;
      void invalidate(client, { queryKey: sessionView().queryKey });
      const account = client.getQueryData<Account>(accountView().queryKey);
      const waits = account?.pendingMobile !== undefined || account?.pendingEmail !== undefined;
      toast(waits ? copy.account.mailed : copy.account.saved);
      onClose();
    } catch (failure) {
      const field = fieldsOf(failure)[0];
      if (updateAccount.meaningOf(failure) === "field") blame(messageOf(failure));
      else if (field) blame(field.message);
      else refuse(failure);
    }
  };
  return change;
}

interface ContactProps extends EditorProps {
  guarded: Guarded;
}

export function MobileEditor({ account, guarded, onClose }: ContactProps): ReactNode {
  const form = useCheckedForm<{ mobile: string }>(
    newMobile,
    { mobile: copy.mobile },
    { mobile: spokenMobile(account.mobile) },
  );
  const change = useContactChange({ guarded, onClose });
  const send = (values: { mobile: string }) => change(values, (message) => form.blame("mobile", message), form.refuse);
  return (
    <EditorForm form={form} onSend={form.submit(send)} onClose={onClose}>
      <Field
        label={copy.mobile}
        hideLabel
        hint={copy.account.mobileHint(account.email)}
        {...MOBILE_INPUT}
        enterKeyHint="done"
        {...form.field("mobile")}
      />
    </EditorForm>
  );
}

export function EmailEditor({ account, guarded, onClose }: ContactProps): ReactNode {
  const form = useCheckedForm<{ email: string }>(newEmail, { email: copy.email }, { email: account.email });
  const change = useContactChange({ guarded, onClose });
  const send = (values: { email: string }) => change(values, (message) => form.blame("email", message), form.refuse);
  return (
    <EditorForm form={form} onSend={form.submit(send)} onClose={onClose}>
      <Field
        label={copy.email}
        hideLabel
        hint={copy.account.emailHint}
        {...EMAIL_INPUT}
        enterKeyHint="done"
        {...form.field("email")}
      />
    </EditorForm>
  );
}
