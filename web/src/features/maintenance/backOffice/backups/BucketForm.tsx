import { useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { useChange } from "../../../../admin/useChange";
import { ProblemError } from "../../../../api/problem";
import type { BackupBucket, BackupBucketSaved, UpdateBackupBucket } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { FormButtons } from "../../../../form/FormButtons";
import { Field, Select } from "../../../../ui/Field";
import styles from "../Maintenance.later.module.css";
import { updateBackupBucket } from "../queries";

interface Props {
  bucket: BackupBucket | undefined;
  onSaved: (answer: BackupBucketSaved) => void;
  onCancel: () => void;
}

type Typed = Required<UpdateBackupBucket>;

const typedOf = (bucket: BackupBucket | undefined): Typed => ({
  endpoint: bucket?.endpoint ?? "https://",
  bucket: bucket?.bucket ?? "",
  region: bucket?.region ?? "",
  accessKeyId: bucket?.accessKeyId ?? "",
  secretAccessKey: "",
  pathStyle: bucket?.pathStyle ?? true,
  prefix: bucket?.prefix ?? "",
});

/** The settings of the storage. They are tried before they are saved; the secret never comes back from the server. */
export function BucketForm({ bucket, onSaved, onCancel }: Props) {
  const [typed, setTyped] = useState(() => typedOf(bucket));
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  const set = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const text = (name: Exclude<keyof Typed, "pathStyle">) => ({
    value: typed[name],
    error: wrong[name],
    autoComplete: "off",
    autoCapitalize: "off",
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const save = async () => {
    setWrong({});
    const { secretAccessKey, ...rest } = typed;
    let answer: BackupBucketSaved | undefined;
    const saved = await change(async () => {
      try {
        answer = await guard(() => updateBackupBucket({ ...rest, ...(secretAccessKey && { secretAccessKey }) }));
      } catch (failure) {
        const fields = failure instanceof ProblemError ? (failure.problem.fields ?? []) : [];
        setWrong(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
        throw failure;
      }
    });
    if (saved && answer) onSaved(answer);
  };
  return (
    <Form busy={busy} onSend={save}>
      <div className={styles.bucketFields}>
        <Field label="Endpoint" hint="The address of the storage, such as https://s3.ap-south-1.amazonaws.com" inputMode="url" {...text("endpoint")} />
        <Field label="Bucket" hint="A private bucket for your backups alone" {...text("bucket")} />
        <Field label="Region" optional {...text("region")} />
        <Field label="Folder in the bucket" optional {...text("prefix")} />
        <Field label="Access key ID" {...text("accessKeyId")} />
        <Field
          label="Secret access key"
          type="password"
          {...text("secretAccessKey")}
          autoComplete="new-password"
          {...(bucket && { hint: "Leave empty to keep the saved one" })}
        />
        <Select
          label="Address style"
          value={typed.pathStyle ? "path" : "host"}
          onChange={({ target }) => set({ pathStyle: target.value === "path" })}
        >
          <option value="path">Bucket in the path (most storages)</option>
          <option value="host">Bucket before the host</option>
        </Select>
      </div>
      <FormButtons busy={busy} busyText="Testing..." onCancel={onCancel} free>
        Test and save
      </FormButtons>
      {confirmWindow}
    </Form>
  );
}
