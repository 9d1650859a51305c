import { useState } from "react";
import { AskingButton } from "../../../admin/AskingButton";
import { BucketFields, EMPTY_BUCKET } from "../../../admin/BucketFields";
import { PageButtons } from "../../../admin/PageButtons";
import { Panel } from "../../../admin/Screen";
import { useSaved } from "../../../admin/fieldErrors";
import type { FileStorage, FileStorageBucket } from "../../../api/schema";
import { Form } from "../../../form/Form";
import { Button } from "../../../ui/Button";
import { Choice, Field, Select } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { PROVIDERS } from "./providers";
import { disconnectFileStorage, testFileStorage, updateFileStorage } from "./queries";
import styles from "./Storage.later.module.css";
import { stateText } from "./state";

const EMPTY: FileStorageBucket = { ...EMPTY_BUCKET, cdn: "", keepOnDisk: true, target: "bucket" };

/** No draft is stored, because the form contains a secret. */
export function StorageForm({ storage }: { storage: FileStorage }) {
  const [typed, setTyped] = useState(() => storage.bucket ?? EMPTY);
  const { wrong, busy, save, confirmDialog } = useSaved();
  const set = (part: Partial<FileStorageBucket>) => setTyped((before) => ({ ...before, ...part }));
  const { secretAccessKey, ...rest } = typed;
  const body = { ...rest, ...(secretAccessKey && { secretAccessKey }) };
  const keep = async () => {
    if (await save(() => updateFileStorage(body))) {
      setTyped(rest);
      toast("Saved. The shop has restarted.");
    }
  };
  const tryOut = async () => {
    if (await save(() => testFileStorage(body))) toast("It works. Nothing was saved.");
  };
  const disconnect = async () => {
    if (await save(disconnectFileStorage)) {
      setTyped(EMPTY);
      toast("Disconnected. The shop has restarted.");
    }
  };
  const chooseProvider = (id: string) => {
    const provider = PROVIDERS.find((provider) => provider.id === id);
    if (provider) set({ endpoint: provider.endpoint, region: provider.region, pathStyle: provider.pathStyle });
  };
  return (
    <Form busy={busy} onSend={() => void keep()}>
      <Panel title="Where your files are">
        <p className={styles.quiet}>{stateText(storage)}</p>
        {storage.problem && (
          <p className={styles.failed} role="status">
            {storage.problem}
          </p>
        )}
      </Panel>
      <Panel title="S3-compatible storage">
        <p className={styles.quiet}>
          Images and videos can be in a storage that you rent: visitors load them from there, and this server needs less space. Create a
          private bucket and a key that may read, write, list and delete files in it. Captions, customers’ photos and files to download stay on
          this server.
        </p>
        <div className={styles.fields}>
          <Select label="Provider" hint="Fills in the shape of its addresses. Replace what is in capitals." value="" onChange={({ target }) => chooseProvider(target.value)}>
            <option value="">Choose…</option>
            {PROVIDERS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <BucketFields typed={typed} set={set} wrong={wrong} saved={storage.bucket !== undefined} />
      </Panel>
      <Panel title="How files are served">
        <div className={styles.fields}>
          <Field
            label="CDN address"
            optional
            hint="Where everyone can read the folder uploads, such as https://files.example.com. Without it, links are signed and expire."
            inputMode="url"
            autoComplete="off"
            maxLength={200}
            error={wrong["cdn"]}
            value={typed.cdn}
            onChange={({ target }) => set({ cdn: target.value })}
          />
          <Select label="Images and videos belong" value={typed.target} onChange={({ target }) => set({ target: target.value === "server" ? "server" : "bucket" })}>
            <option value="bucket">In the storage</option>
            <option value="server">On this server: copy them back</option>
          </Select>
          <Choice
            label="Keep copies on this server"
            checked={typed.keepOnDisk}
            onChange={({ target }) => set({ keepOnDisk: target.checked })}
          />
        </div>
        {!typed.keepOnDisk && (
          <p className={styles.quiet}>
            Copies here are deleted a week after a file was copied. Backups made later do not contain these files: keep versions in the storage.
          </p>
        )}
      </Panel>
      <PageButtons busy={busy}>
        <Button look="line" busy={busy} busyText="Testing…" onClick={() => void tryOut()}>
          Test
        </Button>
        {storage.bucket && (
          <AskingButton
            label="Disconnect"
            title="Disconnect the storage?"
            text="Its secret access key is deleted here: to connect again, you need the key from your provider. What is in the storage stays there."
            yes="Disconnect"
            busy={busy}
            onYes={disconnect}
          />
        )}
      </PageButtons>
      {confirmDialog}
    </Form>
  );
}
