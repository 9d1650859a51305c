import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { explained, send } from "../../../api/send";
import { leaveSession, whileLeaving } from "../public/session";
import { clearStorages } from "../session/storage";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { toast } from "../../../ui/noticeStore";
import { saveFile } from "../../../ui/saveFile";
import shared from "../../../ui/shared.module.css";
import { FormError } from "../../../form/FormError";
import { copy } from "../copy";
import { messageOf, reasonOf } from "../../../form/failures";
import styles from "./Account.later.module.css";
import type { Guarded } from "../../../form/usePasswordAgain";

const FILE = "my-data.json";

/** Downloading one's data and deleting the account. */
export function DataSection({ guarded, onDeleted }: { guarded: Guarded; onDeleted: () => void }) {
  const [gathering, setGathering] = useState(false);
  const [asking, setAsking] = useState(false);
  const download = async () => {
    setGathering(true);
    try {
      await guarded(async () => {
        const data = await send("GET /me/account/data");
        saveFile(new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" }), FILE);
      });
    } catch (failure) {
      toast(reasonOf(failure) ?? copy.login.failed, { kind: "error" });
    } finally {
      setGathering(false);
    }
  };
  return (
    <section id="data" aria-labelledby="data-title">
      <h2 id="data-title">{copy.account.data}</h2>
      <div className={styles.data}>
        <div>
          <h3>{copy.account.download}</h3>
          <p>{copy.account.downloadText}</p>
          <Button look="line" small busy={gathering} busyText={copy.account.downloading} onClick={() => void download()}>
            {copy.account.downloadButton}
          </Button>
        </div>
        <div>
          <h3>{copy.account.remove}</h3>
          <p>{copy.account.removeText}</p>
          <Button look="line" small aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {copy.account.removeButton}
          </Button>
        </div>
      </div>
      {asking && <DeletionQuestion guarded={guarded} onStay={() => setAsking(false)} onDeleted={onDeleted} />}
    </section>
  );
}

const deleteAccount = explained("DELETE /me/account", {
  "auth.order_open": "said",
  "auth.last_owner": "said",
  "auth.confirmation_needed": "failed",
});

interface QuestionProps {
  guarded: Guarded;
  onStay: () => void;
  onDeleted: () => void;
}

function DeletionQuestion({ guarded, onStay, onDeleted }: QuestionProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<readonly (string | undefined)[]>([]);
  const remove = async () => {
    setBusy(true);
    setFormError([]);
    try {
      if (await guarded(() => whileLeaving(deleteAccount))) {
        onDeleted();
        clearStorages();
        await leaveSession(client);
        return;
      }
    } catch (failure) {
      const said = deleteAccount.meaningOf(failure) === "said";
      setFormError(said ? [messageOf(failure)] : [copy.login.failed, reasonOf(failure)]);
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onStay} title={copy.account.removeTitle}>
      <p className={styles.warning}>{copy.account.removeWarning}</p>
      <FormError lines={formError} />
      <div className={shared.row}>
        <Button busy={busy} busyText={copy.account.removing} onClick={() => void remove()}>
          {copy.account.removeSure}
        </Button>
        <Button look="line" onClick={onStay}>
          {copy.account.keep}
        </Button>
      </div>
    </Dialog>
  );
}
