import { useState } from "react";
import { BucketFields, EMPTY_BUCKET } from "../../../../admin/BucketFields";
import { useSaved } from "../../../../admin/fieldErrors";
import type { BackupBucket, BackupBucketSaved } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { FormButtons } from "../../../../form/FormButtons";
import { updateBackupBucket } from "../queries";

interface Props {
  bucket: BackupBucket | undefined;
  onSaved: (answer: BackupBucketSaved) => void;
  onCancel: () => void;
}

/** The settings of the storage. They are tried before they are saved. */
export function BucketForm({ bucket, onSaved, onCancel }: Props) {
  const [typed, setTyped] = useState(() => bucket ?? { ...EMPTY_BUCKET, endpoint: "https://" });
  const { wrong, busy, saved, confirmDialog } = useSaved();
  const save = async () => {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle, prefix } = typed;
    const body = { endpoint, bucket, region, accessKeyId, pathStyle, prefix, ...(secretAccessKey && { secretAccessKey }) };
    const answer = await saved(() => updateBackupBucket(body));
    if (answer) onSaved(answer);
  };
  return (
    <Form busy={busy} onSend={save}>
      <BucketFields
        typed={typed}
        set={(part) => setTyped((before) => ({ ...before, ...part }))}
        wrong={wrong}
        saved={bucket !== undefined}
        bucketHint="A private bucket for your backups alone"
      />
      <FormButtons busy={busy} busyText="Testing..." onCancel={onCancel} free>
        Test and save
      </FormButtons>
      {confirmDialog}
    </Form>
  );
}
