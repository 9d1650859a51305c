import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Account } from "../../../api/schema";
import { spokenMobile } from "../../../format/text";
import { AskShop } from "../../content/public/AskShop";
import { useShop } from "../../content/public/useShop";
import { Button } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { reasonOf } from "../../../form/failures";
import { accountView } from "../queries";
import styles from "./Account.later.module.css";
import { EmailEditor, MobileEditor, NameEditor, updateAccount } from "./editors";
import { PasswordEditor } from "./PasswordEditor";
import type { Guarded } from "../../../form/usePasswordAgain";

type Part = "name" | "mobile" | "email" | "password";

interface RowProps {
  label: string;
  value: string;
  /** A new value that is not confirmed yet. */
  pending?: ReactNode;
  editing: boolean;
  onEdit: () => void;
  children: ReactNode;
}

function Row({ label, value, pending, editing, onEdit, children }: RowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const edited = useRef(editing);
  useEffect(() => {
    // The form that had the focus is gone.
    if (edited.current && !editing && document.activeElement === document.body) button.current?.focus();
    edited.current = editing;
  }, [editing]);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {editing ? children : value}
        {!editing && pending}
      </dd>
      {!editing && (
        <dd>
          <button
            ref={button}
            type="button"
            className={shared.stitch}
            aria-label={copy.account.changeWhat(label)}
            onClick={onEdit}
          >
            {copy.account.change}
          </button>
        </dd>
      )}
    </div>
  );
}

/** Name, mobile, email and password, each edited in place. */
export function ProfileSection({ account, guarded }: { account: Account; guarded: Guarded }) {
  const [editing, setEditing] = useState<Part>();
  // Mobile and email are confirmed by a link in an email.
  const silent = useShop()?.sendsEmails === false;
  // Closes its own form only: another one may have been opened since.
  const close = (part: Part) => () => setEditing((now) => (now === part ? undefined : now));
  const row = (part: Part) => ({ editing: editing === part, onEdit: () => setEditing(part) });
  return (
    <section id="profile" aria-labelledby="profile-title">
      <h2 id="profile-title">{copy.account.profile}</h2>
      <dl className={styles.rows}>
        <Row label={copy.account.name} value={account.name} {...row("name")}>
          <NameEditor account={account} onClose={close("name")} />
        </Row>
        <Row
          label={copy.mobile}
          value={spokenMobile(account.mobile)}
          pending={
            account.pendingMobile && (
              <Pending value={spokenMobile(account.pendingMobile)} back={{ mobile: account.mobile }} />
            )
          }
          {...row("mobile")}
        >
          {silent ? <NoEmails onClose={close("mobile")} /> : <MobileEditor account={account} guarded={guarded} onClose={close("mobile")} />}
        </Row>
        <Row
          label={copy.email}
          value={account.email}
          pending={account.pendingEmail && <Pending value={account.pendingEmail} back={{ email: account.email }} />}
          {...row("email")}
        >
          {silent ? <NoEmails onClose={close("email")} /> : <EmailEditor account={account} guarded={guarded} onClose={close("email")} />}
        </Row>
        <Row label={copy.password} value={copy.account.hiddenPassword} {...row("password")}>
          <PasswordEditor email={account.email} guarded={guarded} onClose={close("password")} />
        </Row>
      </dl>
    </section>
  );
}

function NoEmails({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.editor}>
      <AskShop>{copy.account.noEmails}</AskShop>
      <div className={shared.row}>
        <Button look="line" small onClick={onClose}>
          {copy.account.cancel}
        </Button>
      </div>
    </div>
  );
}

/** A pending change. Requesting the current value again withdraws it. */
function Pending({ value, back }: { value: string; back: { mobile?: string; email?: string } }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      client.setQueryData(accountView().queryKey, await updateAccount({ body: back }));
      toast(copy.account.withdrawn);
    } catch (failure) {
      toast(reasonOf(failure) ?? copy.login.failed, { kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={styles.pending}>
      {copy.account.pending(value)}{" "}
      <button type="button" className={shared.stitch} disabled={busy} onClick={() => void withdraw()}>
        {copy.account.withdraw}
      </button>
    </span>
  );
}
