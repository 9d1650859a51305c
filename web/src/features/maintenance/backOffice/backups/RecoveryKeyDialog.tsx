import { useState } from "react";
import { CopyLine } from "../../../../admin/CopyLine";
import { useChange } from "../../../../admin/useChange";
import { ProblemError } from "../../../../api/problem";
import { Form } from "../../../../form/Form";
import { FormButtons } from "../../../../form/FormButtons";
import { Dialog } from "../../../../ui/Dialog";
import { Field } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import styles from "../Maintenance.later.module.css";
import { confirmRecoveryKey } from "../queries";

interface Props {
  recoveryKey: string;
  qrCode: string | undefined;
  onClose: () => void;
}

/** Shows the recovery key, and asks for its end so that it is really stored. */
export function RecoveryKeyDialog({ recoveryKey, qrCode, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const { busy, change } = useChange();
  const confirm = async () => {
    setWrong(undefined);
    const confirmed = await change(async () => {
      try {
        await confirmRecoveryKey(typed);
      } catch (failure) {
        if (failure instanceof ProblemError) setWrong(failure.problem.fields?.[0]?.message);
        throw failure;
      }
    });
    if (!confirmed) return;
    toast("Your backups are uploaded from now on.");
    onClose();
  };
  return (
    <Dialog open sticky="always" look="wide" title="Store your recovery key" onClose={onClose}>
      <div className={styles.question}>
        <p>
          The storage works. Backups are encrypted with this key. It is shown only now: write it down or print it, and store it away from
          this machine. Without it your backups cannot be restored.
        </p>
        <CopyLine text={recoveryKey} label="Copy key" />
        {qrCode && <img className={styles.keyCode} src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} alt="The recovery key as a QR code" />}
      </div>
      <Form onSend={confirm}>
        <Field
          label="Type the last two groups of the key"
          hint="From your note, such as 7K2M-9QXA"
          error={wrong}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormButtons busy={busy} busyText="Checking..." onCancel={onClose} free>
          I have stored the key
        </FormButtons>
      </Form>
    </Dialog>
  );
}
