import type { AuditEntry } from "../../../../api/schema";

/** What the log can be looked through for: the features that write into it. */
export const SUBJECTS = [
  ["orders.", "Orders and visits"],
  ["payments.", "Payments and coupons"],
  ["catalogue.", "Catalogue and prices"],
  ["courses.", "Courses"],
  ["content.", "What the site shows"],
  ["media.", "Photos and videos"],
  ["auth.", "Accounts and logins"],
  ["maintenance.", "Backups and mails"],
  ["security.", "Denied access"],
] as const;

/** Lines whose words would not explain themselves. */
const SAID: Readonly<Record<string, string>> = {
  "auth.logged_in": "logged in",
  "auth.logged_out": "logged out",
  "auth.login_failed": "a login with a wrong password",
  "auth.code_failed": "a wrong two-factor code",
  "auth.registration_refused": "a registration with a mobile or email that has an account",
  "auth.data_exported": "downloaded their own data",
  "auth.registered": "registered",
  "auth.reset_asked": "asked for a new password",
  "auth.password_reset": "set a new password by a link",
  "auth.password_changed": "changed the password",
  "auth.confirmed": "gave the password again",
  "auth.confirmation_failed": "gave a wrong password",
  "auth.contact_change_asked": "asked to change mobile or email",
  "auth.contact_changed": "changed mobile or email",
  "auth.many_resets": "unusually many forgotten passwords",
  "content.shop_updated": "changed the shop's facts",
  "maintenance.backup_made": "made a backup",
  "maintenance.backup_downloaded": "downloaded a backup",
  "maintenance.backup_deleted": "deleted a backup",
  "maintenance.restore_asked": "started a restore",
  "maintenance.restored": "the shop was restored from a backup",
  "maintenance.undo_asked": "started to undo a restore",
  "maintenance.backup_failed": "a backup failed",
  "maintenance.mail_resent": "sent an email again",
  "maintenance.mails_released": "decided about emails on hold",
  "orders.status_changed": "moved an order",
  "orders.status_undone": "took a step back",
  "orders.advance_set": "approved with this advance",
  "orders.terms_changed": "changed advance or promised day",
  "orders.holiday_added": "closed a day",
  "orders.holiday_removed": "opened a closed day",
  "orders.calendar_changed": "changed the calendar",
  "payments.tests_ended": "test mode ended, and what was bought in it",
  "orders.test_advance_ended": "an advance paid in test mode is due again",
  "courses.test_enrolment_ended": "a course bought in test mode closed",
  "payments.fulfilled": "a payment came in",
  "payments.tax_updated": "changed what receipts say of GST",
  "payments.refund_due": "a payment has to be given back",
  "payments.bad_signature": "a payment message with a wrong signature",
  "payments.bad_webhook_signature": "a webhook with a wrong signature",
  "payments.transactions_exported": "downloaded payments",
  "payments.receipts_exported": "downloaded receipts",
  "security.limited": "too many requests",
  "security.dead_session": "a login session that has ended",
  "security.not_allowed": "tried what their account may not do",
  "security.not_found": "asked for something missing or not theirs",
  "security.foreign_origin": "a request from another website",
};

/** "order:12" is "order 12"; kinds of rows and operations keep the name that the program has for them. */
const subjectOf = (subject: string): string => {
  const [kind = "", id = ""] = subject.split(":");
  if (kind === "operation") return id.replaceAll("_", " ");
  return /^\d+$/.test(id) ? `${kind.replaceAll("_", " ")} ${id}` : "";
};

/** What happened, in words: a known sentence, or the program's own name for it read out. */
export function doneOf({ action, subject, actor }: Pick<AuditEntry, "action" | "subject" | "actor">): string {
  // What somebody did to herself needs no number.
  const about = subject === `user:${actor?.id}` ? "" : subjectOf(subject);
  const known = SAID[action] ?? (action.split(".")[1] ?? action).replaceAll("_", " ");
  return about ? `${known} (${about})` : known;
}

const MONEY = /paise$/i;
const TIME = /^\d{4}-\d\d-\d\dT/;

const plainName = (name: string): string =>
  name
    .replace(MONEY, "")
    .replaceAll(/([A-Z])/g, " $1")
    .replaceAll(/[._]/g, " ")
    .trim()
    .toLowerCase();

const plainValue = (name: string, value: string): string => {
  if (MONEY.test(name.replace(/\.(from|to)$/, "")) && /^-?\d+$/.test(value)) return `₹${(Number(value) / 100).toLocaleString("en-IN")}`;
  if (TIME.test(value)) return value.slice(0, 16).replace("T", " ") + " UTC";
  if (value === "true") return "yes";
  if (value === "false") return "no";
  return value;
};

/** What is noted beside a line. "from" and "to" of one thing become one. */
export function detailsOf(details: AuditEntry["details"]): string {
  const values = new Map(details.map(({ name, value }) => [name, value]));
  const lines: string[] = [];
  for (const [name, value] of values) {
    const base = name.replace(/\.(from|to)$/, "");
    const after = values.get(`${base}.to`);
    if (base !== name && name.endsWith(".to") && values.has(`${base}.from`)) continue;
    if (base !== name && name.endsWith(".from") && after !== undefined) {
      lines.push(`${plainName(base)}: ${plainValue(name, value)} → ${plainValue(name, after)}`);
    } else if (name === "from" && values.has("to")) {
      lines.push(`${value} → ${values.get("to")}`);
    } else if (!(name === "to" && values.has("from"))) {
      lines.push(`${plainName(name)}: ${plainValue(name, value)}`);
    }
  }
  return lines.join(" · ");
}
