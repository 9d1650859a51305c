import type { AdminPart, AuditCopy } from "../../../../site/adminPart";
import { adminLinks } from "../../../../adminLinks";
import type { AuditEntry, AuditPage } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";
import { rupees } from "../../../../format/money";

type AuditPerson = AuditPage["people"][number];

/** What no feature's back office lists itself: the library of images and videos, and what was denied. */
const SHARED: readonly AuditCopy[] = [
  {
    prefix: "media.",
    label: "Photos and videos",
    actions: {
      "media.image_uploaded": "uploaded an image",
      "media.image_cropped": "cropped an image",
      "media.video_upload_begun": "began to upload a video",
      "media.video_covered": "changed the cover of a video",
      "media.video_captioned": "added captions to a video",
      "media.video_captions_removed": "removed the captions of a video",
    },
    records: { image: ["an image", "images"], video: ["a video", "videos"] },
  },
  {
    prefix: "security.",
    label: "Denied access",
    actions: {
      "security.limited": "too many requests",
      "security.dead_session": "a login session that has ended",
      "security.not_allowed": "tried something their account is not allowed to do",
      "security.not_found": "requested something missing or not theirs",
      "security.foreign_origin": "a request from another website",
      "security.invalid_access_token": "an access token that is not valid",
    },
  },
];

/** What every feature says of its own entries. */
export const allCopy = (parts: readonly AdminPart[]): AuditCopy[] => [...parts.flatMap(({ audit }) => audit ?? []), ...SHARED];

/** What a record can go through, as the server's records name it. */
const VERBS: Readonly<Record<string, string>> = {
  created: "added",
  updated: "changed",
  deleted: "deleted",
  restored: "restored",
  reordered: "reordered",
  approved: "approved",
  hidden: "hid",
  reopened: "reopened",
};

/** "catalogue.product_updated" as "changed a product"; undefined for what is not done to a record. */
function ofRecord(action: string, copy: readonly AuditCopy[]): string | undefined {
  const [, name = "", act = ""] = /^\w+\.(\w+)_([a-z]+)$/.exec(action) ?? [];
  const record = copy.find(({ prefix, records }) => action.startsWith(prefix) && records?.[name])?.records?.[name];
  return record && VERBS[act] && `${VERBS[act]} ${record[act === "reordered" ? 1 : 0]}`;
}

/** What was done, as the features say it. */
export function knownPhrase({ action, details }: Pick<AuditEntry, "action" | "details">, copy: readonly AuditCopy[]): string | undefined {
  const isFirst = !details.some(({ name }) => /(^|\.)from$/.test(name));
  const first = isFirst ? copy.find(({ firsts }) => firsts?.[action])?.firsts?.[action] : undefined;
  return first ?? copy.find(({ actions }) => actions?.[action])?.actions?.[action] ?? ofRecord(action, copy);
}

/** Describes an action: a known phrase, or its internal name as words. */
export const doneOf = (entry: Pick<AuditEntry, "action" | "details">, copy: readonly AuditCopy[]): string =>
  knownPhrase(entry, copy) ?? (entry.action.split(".")[1] ?? entry.action).replaceAll("_", " ");

/** What an entry is about, and its screen. */
export interface Subject {
  text: string;
  href?: string | undefined;
}

interface Names {
  /** What the shop's order numbers begin with. */
  orderPrefix: string | undefined;
  people: readonly AuditPerson[];
}

/** What an entry is about: "order:12" as the order's number; undefined for what is clear without. */
export function subjectOf({ subject, actor }: Pick<AuditEntry, "subject" | "actor">, { orderPrefix, people }: Names): Subject | undefined {
  const [kind = "", written = ""] = subject.split(":");
  if (kind === "operation") return { text: written.replaceAll("_", " ") };
  if (!/^\d+$/.test(written)) return undefined;
  const id = Number(written);
  if (kind === "user") {
    if (id === actor?.id) return undefined;
    const name = people.find((person) => person.id === id)?.name;
    return name ? { text: name } : { text: `account ${id}`, href: adminLinks.customer(id) };
  }
  const href = adminLinks.mediaUse({ kind: kind === "how_to_measure" ? "measure_video" : kind, id });
  return kind === "order" ? { text: `${orderPrefix ?? "Order"}-${id}`, href } : { text: `${kind.replaceAll("_", " ")} ${id}`, href };
}

const END = /\.(from|to)$/;
const MONEY = /paise$/i;
const TIME = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const plainName = (name: string): string =>
  name
    .replace(END, "")
    .replace(MONEY, "")
    .replaceAll(/([A-Z])/g, " $1")
    .replaceAll(/[._]/g, " ")
    .trim()
    .toLowerCase();

const plainValue = (name: string, value: string): string => {
  if (MONEY.test(name.replace(END, "")) && /^-?\d+$/.test(value)) return rupees(Number(value));
  if (TIME.test(value)) return `${day(value)}, ${clock(value)}`;
  if (DAY.test(value)) return day(value);
  if (value === "true") return "yes";
  if (value === "false") return "no";
  return value;
};

/** Describes the details of an entry. "from" and "to" of one field are joined. */
export function detailsOf(details: AuditEntry["details"]): string {
  const values = new Map(details.map(({ name, value }) => [name, value]));
  const lines: string[] = [];
  for (const [name, value] of values) {
    const base = name.replace(END, "");
    const after = values.get(`${base}.to`);
    if (base !== name && name.endsWith(".to") && values.has(`${base}.from`)) continue;
    if (base !== name && name.endsWith(".from") && after !== undefined) {
      lines.push(`${plainName(base)}: ${plainValue(name, value)} → ${plainValue(name, after)}`);
    } else if (name === "from" && values.has("to")) {
      lines.push(`${plainValue(name, value)} → ${plainValue("to", values.get("to") ?? "")}`);
    } else if (!(name === "to" && values.has("from"))) {
      // A value that there is no longer.
      const before = name.endsWith(".from") ? ", before" : "";
      lines.push(`${plainName(name)}${before}: ${plainValue(name, value)}`);
    }
  }
  return lines.join(" · ");
}
