import { useState } from "react";
import { useConfirmed } from "../../../admin/confirm/useConfirmed";
import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { ProblemError } from "../../../api/problem";
import type { FileStorage, FileStorageBucket } from "../../../api/schema";
import { Form } from "../../../form/Form";
import { PasswordField } from "../../../form/PasswordField";
import { Button } from "../../../ui/Button";
import { Choice, Field, Select } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { PROVIDERS } from "./providers";
import { disconnectFileStorage, testFileStorage, updateFileStorage } from "./queries";
import styles from "./Storage.later.module.css";
import { stateText } from "./state";

const EMPTY: FileStorageBucket = {
  endpoint: "",
  bucket: "",
  region: "",
  accessKeyId: "",
  pathStyle: true,
  prefix: "",
  cdn: "",
  keepOnDisk: true,
  target: "bucket",
};

type TextName = "endpoint" | "bucket" | "region" | "accessKeyId" | "prefix" | "cdn";

/** No draft is stored, because the form contains a secret. */
export function StorageForm({ storage }: { storage: FileStorage }) {
  const [typed, setTyped] = useState(() => storage.bucket ?? EMPTY);
  const [secret, setSecret] = useState("");
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  const set = (part: Partial<FileStorageBucket>) => setTyped((before) => ({ ...before, ...part }));
  const body = { ...typed, ...(secret && { secretAccessKey: secret }) };
  const reported = (act: () => Promise<unknown>) =>
    change(async () => {
      setWrong({});
      try {
        await guard(act);
      } catch (failure) {
        if (failure instanceof ProblemError) {
          setWrong(Object.fromEntries((failure.problem.fields ?? []).map(({ field, message }) => [field, message])));
        }
        throw failure;
      }
    });
  const save = async () => {
    if (await reported(() => updateFileStorage(body))) {
      setSecret("");
      toast("Saved. The shop has restarted.");
    }
  };
  const tryOut = async () => {
    if (await reported(() => testFileStorage(body))) toast("It works. Nothing was saved.");
  };
  const disconnect = async () => {
    if (await reported(disconnectFileStorage)) {
      setTyped(EMPTY);
      toast("Disconnected. The shop has restarted.");
    }
  };
  const chooseProvider = (id: string) => {
    const provider = PROVIDERS.find((provider) => provider.id === id);
    if (provider) set({ endpoint: provider.endpoint, region: provider.region, pathStyle: provider.pathStyle });
  };
  const field = (name: TextName) => ({
    value: typed[name],
    error: wrong[name],
    autoComplete: "off",
    maxLength: 200,
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <Form busy={busy} onSend={() => void save()}>
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
        <Select label="Provider" hint="Fills in the shape of its addresses. Replace what is in capitals." value="" onChange={({ target }) => chooseProvider(target.value)}>
          <option value="">Choose…</option>
          {PROVIDERS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field label="Endpoint" hint="Begins with https://, without the bucket." inputMode="url" {...field("endpoint")} />
        <Field label="Bucket" {...field("bucket")} maxLength={63} />
        <Field label="Region" optional hint="Leave empty if your storage has none." {...field("region")} />
        <div className={styles.choice}>
          <Choice label="Bucket in the path of addresses (path style)" checked={typed.pathStyle} onChange={({ target }) => set({ pathStyle: target.checked })} />
        </div>
        <Field label="Folder in the bucket" optional hint="For a bucket that is also used for other things." {...field("prefix")} />
        <Field label="Access key ID" {...field("accessKeyId")} />
        <PasswordField
          label="Secret access key"
          hint={storage.bucket ? "Saved, and not shown. Leave empty to keep it." : undefined}
          error={wrong["secretAccessKey"]}
          autoComplete="new-password"
          maxLength={200}
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
        />
      </Panel>
      <Panel title="How files are served">
        <Field
          label="CDN address"
          optional
          hint="Where everyone can read the folder uploads, such as https://files.example.com. Without it, links are signed and expire."
          inputMode="url"
          {...field("cdn")}
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
        {!typed.keepOnDisk && (
          <p className={styles.quiet}>
            Copies here are deleted a week after a file was copied. Backups made later do not contain these files: keep versions in the storage.
          </p>
        )}
      </Panel>
      <div className={styles.formActs}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button look="line" busy={busy} busyText="Testing…" onClick={() => void tryOut()}>
          Test
        </Button>
        {storage.bucket && (
          <Button look="line" busy={busy} onClick={() => void disconnect()}>
            Disconnect
          </Button>
        )}
      </div>
      {confirmWindow}
    </Form>
  );
}
