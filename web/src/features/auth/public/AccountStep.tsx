import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { isOffline } from "../../../api/problem";
import type { Session } from "../../../api/schema";
import { explained } from "../../../api/send";
import { fieldsOf, messageOf, reasonOf } from "../../../form/failures";
import { mobileOf } from "../../../form/contact";
import { FormError } from "../../../form/FormError";
import { PasswordField } from "../../../form/PasswordField";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { spokenMobile } from "../../../format/text";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Facts } from "../../../ui/Facts";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { LoginForm } from "../components/LoginForm";
import { Note } from "../components/Ways";
import { copy } from "../copy";
import type { Identifier } from "../identifier";
import { newAccount } from "../schemas";
import styles from "./AccountStep.later.module.css";
import { enterSession, knownUser } from "./session";

const TOAST_MS = 3000;

const register = explained("POST /auth/accounts", {
  "auth.mobile_taken": "mobile",
  "auth.email_taken": "email",
  "auth.registration_limited": "unclear",
});

/** Who registers, as typed in the form that asks for the account. */
export interface NewAccount {
  name: string;
  mobile: string;
  email: string;
}

/** The calling form's own copy. */
export interface AccountStepCopy {
  title: string;
  text: string;
  loginTitle: string;
  loginText: string;
  from: string;
  send: string;
  sending: string;
}

interface Props {
  account: NewAccount;
  /** Begins with the login instead, such as when a session has expired. */
  hasAccount: boolean;
  messages: AccountStepCopy;
  /** What was filled in before, above it. */
  summary?: ReactNode;
  /** Called once the session exists, with the user's id. */
  onDone: (user: number) => void;
  /** Closes it, to correct what was filled in. */
  onChange: () => void;
  onClose: () => void;
}

interface Shown {
  part: "register" | "login";
  start: Identifier;
  /** Why it is shown instead of the other one. */
  note?: string;
}

/**
 * The account as the last step of another form: only the password is missing, because everything else was typed there
 * (WCAG 2.2, 3.3.7). Customers with an account log in instead, with two-factor authentication if they use it.
 */
export default function AccountStep({ account, hasAccount, messages, summary, onDone, onChange, onClose }: Props) {
  const client = useQueryClient();
  const known: Identifier = { mobile: account.mobile };
  const [shown, setShown] = useState<Shown>({ part: hasAccount ? "login" : "register", start: known });
  const done = () => {
    const user = knownUser(client);
    if (user) onDone(user.id);
  };
  const isLogin = shown.part === "login";
  return (
    <Dialog open onClose={onClose} title={isLogin ? messages.loginTitle : messages.title}>
      {summary}
      {shown.note && (
        <Note>
          <p>{shown.note}</p>
        </Note>
      )}
      <p className={styles.text}>{isLogin ? messages.loginText : messages.text}</p>
      {isLogin ? (
        <LoginForm
          key={JSON.stringify(shown.start)}
          start={shown.start}
          onLoggedIn={done}
          onRefused={(start) => setShown({ part: "login", start, note: copy.register.notFound })}
        />
      ) : (
        <Registration
          account={account}
          messages={messages}
          onDone={done}
          onChange={onChange}
          onTaken={(start, note) => setShown({ part: "login", start, note })}
        />
      )}
      <p className={styles.ways}>
        {isLogin && (
          <Anchor href={links.forgotPassword()} className={shared.stitch}>
            {copy.login.forgot}
          </Anchor>
        )}
        <button
          type="button"
          className={shared.stitch}
          onClick={() => setShown({ part: isLogin ? "register" : "login", start: known })}
        >
          {isLogin ? copy.accountStep.register : copy.accountStep.login}
        </button>
      </p>
    </Dialog>
  );
}

interface RegistrationProps {
  account: NewAccount;
  messages: AccountStepCopy;
  onDone: () => void;
  onChange: () => void;
  onTaken: (identifier: Identifier, message: string) => void;
}

function Registration({ account, messages, onDone, onChange, onTaken }: RegistrationProps) {
  const client = useQueryClient();
  const [done, setDone] = useState(false);
  const form = useCheckedForm<{ password: string }>(
    newAccount,
    { password: copy.password },
    { password: "" },
    { focusFirst: true },
  );
  const send = async ({ password }: { password: string }) => {
    let session: Session;
    try {
      session = await register({ body: { ...account, password } });
    } catch (failure) {
      const refusal = register.meaningOf(failure);
      if (refusal === "mobile" || refusal === "email") {
        onTaken({ [refusal]: account[refusal] }, messageOf(failure));
      } else if (!form.blameAll(fieldsOf(failure))) {
        const unclear = isOffline(failure) || refusal === "unclear";
        const wrong = fieldsOf(failure).map(({ message }) => message);
        form.setFormError([unclear ? copy.register.wrong : copy.register.failed, ...wrong, reasonOf(failure)]);
      }
      return;
    }
    setDone(true);
    toast(copy.register.done, { ms: TOAST_MS });
    await enterSession(client, session);
    onDone();
  };
  const busy = form.busy || done;
  const facts = [
    { name: copy.register.name, value: account.name },
    { name: copy.mobile, value: spokenMobile(mobileOf(account.mobile) ?? account.mobile) },
    { name: copy.email, value: account.email },
  ];
  return (
    <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={busy}>
      <div className={styles.known}>
        <Facts of={facts} />
        <p>
          <span>{messages.from}</span>
          <button type="button" className={shared.stitch} disabled={busy} onClick={onChange}>
            {copy.account.change}
          </button>
        </p>
      </div>
      {/* Password managers save the account under its mobile number. */}
      <input type="text" name="username" autoComplete="username" value={account.mobile} readOnly hidden />
      <PasswordField
        label={copy.password}
        hint={copy.register.passwordHint}
        autoComplete="new-password"
        enterKeyHint="go"
        {...form.field("password")}
      />
      <FormError lines={form.formError} />
      <Button type="submit" wide busy={busy} busyText={messages.sending}>
        {messages.send}
      </Button>
      <p className={styles.terms}>
        {copy.accountStep.terms}{" "}
        <a href={links.terms()} target="_blank" rel="noreferrer">
          {copy.accountStep.termsLink}
        </a>
        .
      </p>
    </form>
  );
}
