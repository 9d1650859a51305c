import { SecretField } from "./form/SecretField";
import type { BucketFields as Bucket } from "../api/schema";
import type { FieldErrors } from "./fieldErrors";
import { Choice, Field } from "../ui/Field";
import styles from "./BucketFields.later.module.css";

export const EMPTY_BUCKET: Bucket = { endpoint: "", bucket: "", region: "", accessKeyId: "", pathStyle: true, prefix: "" };

interface Props {
  typed: Bucket;
  set: (part: Partial<Bucket>) => void;
  wrong: FieldErrors;
  /** Whether the server has a secret, which it never sends back. */
  saved: boolean;
  bucketHint?: string;
}

/** The fields of a bucket of an S3-compatible storage. An empty secret is not sent. */
export function BucketFields({ typed, set, wrong, saved, bucketHint }: Props) {
  const field = (name: Exclude<keyof Bucket, "pathStyle">) => ({
    value: typed[name] ?? "",
    error: wrong[name],
    maxLength: name === "bucket" ? 63 : 200,
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  const plain = { autoComplete: "off", autoCapitalize: "off", spellCheck: false };
  return (
    <div className={styles.fields}>
      <Field label="Endpoint" hint="Begins with https://, without the bucket." inputMode="url" {...plain} {...field("endpoint")} />
      <Field label="Bucket" hint={bucketHint} {...plain} {...field("bucket")} />
      <Field label="Region" optional hint="Leave empty if your storage has none." {...plain} {...field("region")} />
      <Field label="Folder in the bucket" optional hint="For a bucket that is also used for other things." {...plain} {...field("prefix")} />
      <Field label="Access key ID" {...plain} {...field("accessKeyId")} />
      {/* The margin below the field would push its button down in a cell of the grid. */}
      <div>
        <SecretField
          label="Secret access key"
          saved={saved}
          {...field("secretAccessKey")}
        />
      </div>
      <Choice label="Bucket in the path of addresses (path style)" checked={typed.pathStyle} onChange={({ target }) => set({ pathStyle: target.checked })} />
    </div>
  );
}
