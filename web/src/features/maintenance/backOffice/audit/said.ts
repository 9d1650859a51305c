import type { AdminPart, AuditCopy } from "../../../../site/adminPart";
import type { AuditEntry } from "../../../../api/schema";

/** What no feature's back office lists itself: the library of images and videos, and what was denied. */
const SHARED: readonly AuditCopy[] = [
  { prefix: "media.", label: "Photos and videos" },
  {
    prefix: "security.",
    label: "Denied access",
    actions: {
      "security.limited": "too many requests",
      "security.dead_session": "a login session that has ended",
      "security.not_allowed": "tried something their account is not allowed to do",
      "security.not_found": "requested something missing or not theirs",
      "security.foreign_origin": "a request from another website",
    },
  },
];

/** What every feature says of its own entries. */
export const allCopy = (parts: readonly AdminPart[]): AuditCopy[] => [...parts.flatMap(({ audit }) => audit ?? []), ...SHARED];

/** "order:12" as "order 12"; tables and operations keep their internal names. */
const subjectOf = (subject: string): string => {
  const [kind = "", id = ""] = subject.split(":");
  if (kind === "operation") return id.replaceAll("_", " ");
  return /^\d+$/.test(id) ? `${kind.replaceAll("_", " ")} ${id}` : "";
};

/** Describes an action: a known phrase, or its internal name as words. */
export function doneOf({ action, subject, actor }: Pick<AuditEntry, "action" | "subject" | "actor">, copy: readonly AuditCopy[]): string {
  // A user's change to their own account needs no number.
  const about = subject === `user:${actor?.id}` ? "" : subjectOf(subject);
  const own = copy.find(({ actions }) => actions?.[action])?.actions?.[action];
  const known = own ?? (action.split(".")[1] ?? action).replaceAll("_", " ");
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

/** Describes the details of an entry. "from" and "to" of one field are joined. */
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
