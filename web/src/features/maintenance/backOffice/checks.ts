import { useQuery } from "@tanstack/react-query";
import type { Check, Waiting } from "../../../admin/part";
import { useFresh } from "../../../admin/useFresh";
import type { Failure } from "../../../api/problem";
import type { BackupHealth, MailHealth, ShopHealth, SpaceHealth } from "../../../api/schema";
import { useIsOwner } from "../../../session/useIsOwner";
import { damagedFiles as spokenDamage } from "./damagedFiles";
import { momentInside } from "./moments";
import { audit, backups, failedMails, mails, mailSetup } from "./paths";
import { adminHealth } from "./queries";
import { spokenBytes } from "./sizes";

/** The line of the settings that shows the number. */
const BACKUPS = "/settings/backups";
const MAILS = "/settings/mails";
const MAIL_SETUP = "/settings/mail-setup";
const LOOK_AGAIN_MS = 60_000;

const several = (count: number): string => `${count} ${count === 1 ? "mail" : "mails"}`;

function mailCheck({ route, failed, held, waiting, stuckSince, trouble, lastSentAt }: MailHealth): Check {
  const line = { id: "mails", href: mails(), action: "Look" };
  if (failed > 0) {
    const detail = "They were tried for a day. Look at why, and send them again.";
    return { ...line, title: `${several(failed)} did not go out`, detail, state: "bad", href: failedMails };
  }
  if (stuckSince) {
    const detail = `${several(waiting)} wait since ${momentInside(stuckSince)}. ${trouble ?? "They leave by themselves once the mail service answers."}`;
    return { ...line, title: "Mails do not get out", detail, state: "bad", href: mailSetup, action: "Mend it" };
  }
  if (held > 0) {
    return { ...line, title: `${several(held)} wait for you`, detail: "Kept back when the shop was restored: send them or not?", state: "bad" };
  }
  if (route === "files") {
    const detail = "No mail service is set up yet: mails are kept here and reach nobody.";
    return { ...line, title: "Mails", detail, state: "unknown", href: mailSetup, action: "Set it up" };
  }
  const detail = lastSentAt ? `The last one left: ${momentInside(lastSentAt)}.` : "None has been sent yet.";
  return { ...line, title: "Mails", detail, state: "good" };
}

function backupCheck({ count, lastAt, late, failure, damagedFiles }: BackupHealth): Check {
  const line = { id: "backups", title: "Backup", href: backups, action: "Look" };
  if (late) {
    const since = lastAt ? `The last good one: ${momentInside(lastAt)}.` : "There is none.";
    return { ...line, title: "No backup for more than a day", detail: `${since} ${failure ?? "Make one now."}`, state: "bad" };
  }
  if (failure) return { ...line, title: "Something is wrong with the backups", detail: failure, state: "bad" };
  if (!lastAt) return { ...line, detail: "The first one is made within minutes of opening.", state: "unknown" };
  if (damagedFiles > 0) {
    const detail = "A restore would not bring them back as they were. See which, and upload them again.";
    return { ...line, title: spokenDamage(damagedFiles), detail, state: "bad" };
  }
  return { ...line, detail: `Last one: ${momentInside(lastAt)}. ${count} stored.`, state: "good" };
}

function spaceCheck({ freeBytes, floorBytes, low, filmBytes }: SpaceHealth): Check {
  const films = filmBytes > 0 ? ` Your videos take ${spokenBytes(filmBytes)}.` : "";
  const free = `${spokenBytes(freeBytes)} free.${films}`;
  if (freeBytes < floorBytes)
    return { id: "space", title: "The disk is full", detail: `${free} Nothing can be uploaded until there is room; orders still come in.`, state: "bad" };
  if (low) return { id: "space", title: "Space for videos", detail: `${free} Make room soon.`, state: "bad" };
  return { id: "space", title: "Space for videos", detail: free, state: "good" };
}

const videoCheck = (has: boolean): Check => ({
  id: "video",
  title: "Smaller copies of videos",
  detail: has ? "Made by themselves after an upload." : "Not made on this machine: slow phones get the full video, or the smaller file you add.",
  state: has ? "good" : "unknown",
});

const logCheck: Check = {
  id: "audit",
  title: "Log",
  detail: "Who changed what is written down, and nobody can rub it out.",
  state: "good",
  href: audit,
  action: "Read",
};

const checksOf = ({ mails: mail, backups: backup, space, videoTools }: ShopHealth): Check[] => [
  mailCheck(mail),
  backupCheck(backup),
  spaceCheck(space),
  videoCheck(videoTools),
  logCheck,
];

export function useChecks(): Check[] {
  const { data } = useFresh(adminHealth());
  return data ? checksOf(data) : [];
}

/** Mails and backups that need the owner. Staff have nothing to do with them and get no answer, so they do not ask. */
export function useWaiting(): Waiting[] {
  const owner = useIsOwner();
  const { data } = useQuery<ShopHealth, Failure>({ ...adminHealth(), enabled: owner, refetchInterval: LOOK_AGAIN_MS, staleTime: LOOK_AGAIN_MS });
  const { failed = 0, held = 0, waiting = 0, missing, stuckSince } = data?.mails ?? {};
  const { late, failure, damagedFiles = 0 } = data?.backups ?? {};
  const failing = failure !== undefined || late === true;
  return [
    { path: BACKUPS, count: failing ? 1 : 0, says: late ? "No backup for more than a day" : "The backup did not work" },
    { path: BACKUPS, count: failing ? 0 : damagedFiles, says: spokenDamage(damagedFiles) },
    { path: MAIL_SETUP, count: missing ? 1 : 0, says: "No mail server is set up: mails reach nobody" },
    { path: MAIL_SETUP, count: stuckSince ? waiting : 0, says: `${several(waiting)} wait: the mail server does not take them` },
    { path: MAILS, count: failed, says: `${several(failed)} did not go out` },
    { path: MAILS, count: held, says: `${several(held)} wait for your word since the shop was restored` },
  ].filter(({ count }) => count > 0);
}
