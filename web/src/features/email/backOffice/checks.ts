import { useQuery } from "@tanstack/react-query";
import type { Check, Waiting } from "../../../site/adminPart";
import { momentInside } from "../../../admin/moments";
import { useFresh } from "../../../admin/useFresh";
import type { Failure } from "../../../api/problem";
import type { EmailHealth } from "../../../api/schema";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { failedMails, mails, mailSetup } from "./paths";
import { adminMailHealth } from "./queries";

/** The lines of the settings that show the numbers. */
const MAILS = "/settings/mails";
const MAIL_SETUP = "/settings/mail-setup";
const LOOK_AGAIN_MS = 60_000;

const several = (count: number): string => `${count} ${count === 1 ? "email" : "emails"}`;

function emailCheck({ route, failed, held, waiting, stuckSince, error, lastSentAt }: EmailHealth): Check {
  const line = { id: "mails", href: mails(), action: "View" };
  if (failed > 0) {
    return { ...line, title: `${several(failed)} failed`, detail: "See why, then send again.", state: "bad", href: failedMails };
  }
  if (stuckSince) {
    const detail = `${several(waiting)} waiting since ${momentInside(stuckSince)}. ${error ?? "Sent automatically once the mail service answers."}`;
    return { ...line, title: "Emails are not being delivered", detail, state: "bad", href: mailSetup, action: "Fix" };
  }
  if (held > 0) {
    return { ...line, title: `${several(held)} on hold`, detail: "On hold since the shop was restored: send or discard.", state: "bad" };
  }
  if (route === "files") {
    const detail = "Not set up yet: emails are stored here and not sent.";
    return { ...line, title: "Emails", detail, state: "unknown", href: mailSetup, action: "Set up" };
  }
  const detail = lastSentAt ? `Last sent: ${momentInside(lastSentAt)}.` : "None sent yet.";
  return { ...line, title: "Emails", detail, state: "good" };
}

export function useChecks(): Check[] {
  const { data } = useFresh(adminMailHealth());
  return data ? [emailCheck(data)] : [];
}

/** Emails that need the owner. Staff have nothing to do with them and get no answer, so they do not ask. */
export function useWaiting(): Waiting[] {
  const owner = useIsOwner();
  const { data } = useQuery<EmailHealth, Failure>({ ...adminMailHealth(), enabled: owner, refetchInterval: LOOK_AGAIN_MS, staleTime: LOOK_AGAIN_MS });
  const { failed = 0, held = 0, waiting = 0, missing, stuckSince } = data ?? {};
  return [
    { path: MAIL_SETUP, count: missing ? 1 : 0, says: "Email delivery is not set up: emails are not sent" },
    { path: MAIL_SETUP, count: stuckSince ? waiting : 0, says: `${several(waiting)} waiting: emails are not being delivered` },
    { path: MAILS, count: failed, says: `${several(failed)} failed` },
    { path: MAILS, count: held, says: `${several(held)} on hold since the shop was restored` },
  ].filter(({ count }) => count > 0);
}
