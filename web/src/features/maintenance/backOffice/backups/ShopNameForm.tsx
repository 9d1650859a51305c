import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { useChange } from "../../../../admin/useChange";
import type { BackupList, MaintenanceRun } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { FormButtons } from "../../../../form/FormButtons";
import { Field } from "../../../../ui/Field";
import { adminBackupList } from "../queries";
import styles from "../Maintenance.later.module.css";

const plain = (text: string): string => text.trim().toLowerCase();

const STARTING: MaintenanceRun = { kind: "restore", step: "starting", done: 0, of: 0, startedAt: "" };

interface Props {
  shopName: string;
  /** The description of what would be lost. */
  children: ReactNode;
  /** Starts the restore with the typed name. */
  begin: (typed: string) => Promise<unknown>;
  onClose: () => void;
}

/** Confirms a restore: the shop's name has to be typed, and the password confirmed recently. */
export function ShopNameForm({ shopName, children, begin, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const client = useQueryClient();
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const send = async () => {
    if (plain(typed) !== plain(shopName)) {
      setWrong(true);
      return;
    }
    const restore = async () => {
      await begin(typed);
      // Set before any refetch: the shop may have closed since.
      client.setQueryData<BackupList>(adminBackupList().queryKey, (list) => list && { ...list, running: STARTING });
    };
    if (await change(() => guard(restore))) onClose();
  };
  return (
    <Form onSend={send}>
      <div className={styles.question}>{children}</div>
      <Field
        label={`Type the name of your shop to confirm: ${shopName}`}
        error={wrong && plain(typed) !== plain(shopName) ? `Type exactly: ${shopName}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormButtons busy={busy} busyText="Restoring..." onCancel={onClose} free>
        Restore
      </FormButtons>
      {confirmDialog}
    </Form>
  );
}
