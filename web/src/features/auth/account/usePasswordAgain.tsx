import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import shared from "../../../ui/shared.module.css";
import { confirmPassword } from "../calls";
import { PasswordField } from "../components/PasswordField";
import { Trouble } from "../components/Trouble";
import { useCheckedForm } from "../components/useCheckedForm";
import { copy } from "../copy";
import { codeOf, fieldsOf, reasonOf } from "../failures";
import { confirmation } from "../schemas";
import { words } from "../words";

/** Does something that needs a fresh password. True when done, false when she thought better of it. */
export type Guarded = (action: () => Promise<unknown>) => Promise<boolean>;

/** Asks for the password when the server wants it again, and then goes on where it was. */
export function usePasswordAgain(): { guarded: Guarded; question: ReactNode } {
  const [asked, setAsked] = useState<{ answer: (given: boolean) => void }>();

  const guarded: Guarded = async (action) => {
    try {
      await action();
      return true;
    } catch (failure) {
      if (codeOf(failure) !== "auth.confirmation_needed") throw failure;
    }
    const given = await new Promise<boolean>((answer) => setAsked({ answer }));
    setAsked(undefined);
    if (given) await action();
    return given;
  };
  return { guarded, question: asked && <Question onAnswer={asked.answer} /> };
}

function Question({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  const [trouble, setTrouble] = useState<readonly (string | undefined)[]>([]);
  const form = useCheckedForm<{ password: string }>(confirmation, { password: copy.password }, { password: "" });
  const send = async ({ password }: { password: string }) => {
    setTrouble([]);
    try {
      await confirmPassword(password);
      onAnswer(true);
    } catch (failure) {
      if (codeOf(failure) === "auth.wrong_password") form.blame("password", words["auth.wrong_password"]);
      else if (!form.blameAll(fieldsOf(failure))) setTrouble([copy.login.failed, reasonOf(failure)]);
    }
  };
  return (
    <Dialog open onClose={() => onAnswer(false)} title={copy.account.again}>
      <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={form.busy}>
        <PasswordField
          label={copy.password}
          hint={copy.account.againText}
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.field("password")}
        />
        <Trouble lines={trouble} />
        <div className={shared.row}>
          <Button type="submit" busy={form.busy} busyText={copy.account.checking}>
            {copy.account.goOn}
          </Button>
          <Button look="line" onClick={() => onAnswer(false)}>
            {copy.account.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
