import type { BackupBucketHealth } from "../../../api/schema";
import type { SetupStep } from "../../../site/adminPart";
import { backups } from "./paths";

function hintOf(stored: boolean, bucket: BackupBucketHealth | undefined): string {
  if (bucket?.pushedAt) return bucket.failure || bucket.late ? "In your storage, but the last upload failed" : "Uploaded to your storage every night";
  if (bucket) return bucket.failure ? "The upload to your storage failed" : "The first upload to your storage is under way";
  return stored ? "A copy is stored elsewhere" : "Now: every night, on this server only";
}

/** `stored`: the owner says that a copy is elsewhere. A bucket shows it by itself, once a backup is there. */
export function backupStep(stored: boolean, bucket: BackupBucketHealth | undefined): SetupStep {
  const done = stored || bucket?.pushedAt !== undefined;
  return {
    id: "backup",
    title: "Backup",
    hint: hintOf(stored, bucket),
    done,
    place: 56,
    later: true,
    minutes: 3,
    takes: ["Storage elsewhere that gets every backup", "Or the latest backup, downloaded to another device"],
    href: backups,
    action: bucket ? "View" : "Set up",
    stays: true,
    ...(!done && !bucket && { instead: { step: "backup", label: "A copy is stored", minutes: 0 } as const }),
  };
}
