import { useQuery } from "@tanstack/react-query";
import type { Check, Waiting } from "../../../site/adminPart";
import { useFresh } from "../../../admin/useFresh";
import type { Failure } from "../../../api/problem";
import type { BackupBucketHealth, BackupHealth, CertificateHealth, RehearsalHealth, ShopHealth, SpaceHealth } from "../../../api/schema";
import { day } from "../../../format/date";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { damagedFiles as spokenDamage } from "./damagedFiles";
import { momentInside } from "../../../admin/moments";
import { audit, backups } from "./paths";
import { adminHealth } from "./queries";
import { spokenBytes } from "./sizes";

/** The settings entry that shows the count. */
const BACKUPS = "/settings/backups";
/** The page with the system status. */
const STATUS = "/settings";
const LOOK_AGAIN_MS = 60_000;

function backupCheck({ count, lastAt, late, failure, damagedFiles }: BackupHealth): Check {
  const line = { id: "backups", title: "Backup", href: backups, action: "View" };
  if (late) {
    const since = lastAt ? `Last successful backup: ${momentInside(lastAt)}.` : "There are no backups.";
    return { ...line, title: "No backup for more than a day", detail: `${since} ${failure ?? "Make one now."}`, state: "bad" };
  }
  if (failure) return { ...line, title: "Problem with backups", detail: failure, state: "bad" };
  if (!lastAt) return { ...line, detail: "The first backup is made within minutes of opening.", state: "unknown" };
  if (damagedFiles > 0) {
    const detail = "They cannot be restored. View the list and upload them again.";
    return { ...line, title: spokenDamage(damagedFiles), detail, state: "bad" };
  }
  return { ...line, detail: `Last backup: ${momentInside(lastAt)}. ${count} stored.`, state: "good" };
}

const REHEARSAL_FAILED = "A backup could not be restored";
const REHEARSAL_LATE = "No restore was rehearsed for two weeks";

function rehearsalCheck({ passedAt, failure, skipped, late }: RehearsalHealth): Check {
  const line = { id: "rehearsal", title: "Restore rehearsal", href: backups, action: "View" };
  if (failure) return { ...line, title: REHEARSAL_FAILED, detail: `${failure} Make a new backup now.`, state: "bad" };
  const last = passedAt ? `Last rehearsal: ${momentInside(passedAt)}, fine.` : "None yet.";
  const then = skipped && `The one after it was skipped. ${skipped}`;
  if (late) return { ...line, title: REHEARSAL_LATE, detail: skipped ? `${last} ${skipped}` : last, state: "bad" };
  if (passedAt) return { ...line, detail: then ? `${last} ${then}` : last, state: "good" };
  const detail = skipped ?? "The first one follows within a day of the first backup, and then one every week.";
  return { ...line, detail, state: "unknown" };
}

const PUSH_FAILED = "The backup could not be uploaded";
const PUSH_LATE = "No backup was uploaded for two days";

function bucketCheck({ pushedAt, failure, late, left }: BackupBucketHealth): Check {
  const line = { id: "backupBucket", title: "Backup in your storage", href: backups, action: "View" };
  const last = pushedAt ? `Last upload: ${momentInside(pushedAt)}.` : "Nothing is uploaded yet.";
  if (failure) return { ...line, title: PUSH_FAILED, detail: `${failure} ${last}`, state: "bad" };
  if (late) return { ...line, title: PUSH_LATE, detail: last, state: "bad" };
  const more = left > 0 ? ` ${left} photos and videos to go.` : "";
  return { ...line, detail: `${last}${more}`, state: pushedAt ? "good" : "unknown" };
}

function spaceCheck({ freeBytes, floorBytes, low, videoBytes }: SpaceHealth): Check {
  const videos = videoBytes > 0 ? ` Your videos take ${spokenBytes(videoBytes)}.` : "";
  const free = `${spokenBytes(freeBytes)} free.${videos}`;
  if (freeBytes < floorBytes)
    return { id: "space", title: "The disk is full", detail: `${free} Uploads fail until there is space; orders still come in.`, state: "bad" };
  if (low) return { id: "space", title: "Space for videos", detail: `${free} Free up space soon.`, state: "bad" };
  return { id: "space", title: "Space for videos", detail: free, state: "good" };
}

const EXPIRED = "The https certificate has expired";
const NOT_RENEWED = "The https certificate was not renewed";

function certificateCheck({ expiresAt, expired, failure }: CertificateHealth): Check {
  const line = { id: "certificate", title: "Https certificate" };
  const until = expiresAt && `Valid until ${day(expiresAt)}.`;
  if (expired) {
    const detail = `Browsers warn your visitors. ${failure ?? "A new one is requested."}`;
    return { ...line, title: EXPIRED, detail, state: "bad" };
  }
  if (failure) return { ...line, title: NOT_RENEWED, detail: until ? `${failure} ${until}` : failure, state: "bad" };
  return until ? { ...line, detail: until, state: "good" } : { ...line, detail: "Requested, and not here yet.", state: "unknown" };
}

const videoCheck = (has: boolean): Check => ({
  id: "video",
  title: "Smaller copies of videos",
  detail: has ? "Made automatically after an upload." : "Not available on this machine: slow phones get the full video, or the smaller file you add.",
  state: has ? "good" : "unknown",
});

const logCheck: Check = {
  id: "audit",
  title: "Activity log",
  detail: "Who changed what. Entries cannot be deleted.",
  state: "good",
  href: audit,
  action: "View",
};

const checksOf = ({ backups: backup, space, videoTools, certificate }: ShopHealth): Check[] => [
  backupCheck(backup),
  rehearsalCheck(backup.rehearsal),
  ...(backup.bucket ? [bucketCheck(backup.bucket)] : []),
  spaceCheck(space),
  ...(certificate ? [certificateCheck(certificate)] : []),
  videoCheck(videoTools),
  logCheck,
];

export function useChecks(): Check[] {
  const { data } = useFresh(adminHealth());
  return data ? checksOf(data) : [];
}

/** Backups, and a certificate, that need the owner. Staff have nothing to do with them and get no answer, so they do not ask. */
export function useWaiting(): Waiting[] {
  const owner = useIsOwner();
  const { data } = useQuery<ShopHealth, Failure>({ ...adminHealth(), enabled: owner, refetchInterval: LOOK_AGAIN_MS, staleTime: LOOK_AGAIN_MS });
  const { late, failure, damagedFiles = 0 } = data?.backups ?? {};
  const { expired = false, failure: refusal } = data?.certificate ?? {};
  const rehearsal = data?.backups.rehearsal;
  const unrehearsed = rehearsal?.failure !== undefined || rehearsal?.late === true;
  const bucket = data?.backups.bucket;
  const failing = failure !== undefined || late === true;
  return [
    { path: BACKUPS, count: failing ? 1 : 0, says: late ? "No backup for more than a day" : "The last backup failed" },
    { path: BACKUPS, count: failing ? 0 : damagedFiles, says: spokenDamage(damagedFiles) },
    { path: BACKUPS, count: bucket?.failure || bucket?.late ? 1 : 0, says: bucket?.failure ? PUSH_FAILED : PUSH_LATE },
    { path: STATUS, count: unrehearsed ? 1 : 0, says: rehearsal?.failure ? REHEARSAL_FAILED : REHEARSAL_LATE },
    { path: STATUS, count: expired || refusal ? 1 : 0, says: expired ? `${EXPIRED}: browsers warn your visitors` : NOT_RENEWED },
  ].filter(({ count }) => count > 0);
}
