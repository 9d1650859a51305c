import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { AdminPart, AuditCopy } from "../../../../site/adminPart";
import { allCopy, knownPhrase } from "./said";

const SERVER = fileURLToPath(new URL("../../../../../../", import.meta.url));

/** The server's code without its tests, codes and emails, whose names look like actions. */
function sources(): string[] {
  const isLogging = (path: string) => path.endsWith(".rs") && /(^|\/)src\//.test(path) && !/(^|\/)(tests?|fake_\w+)(\/|\.rs$)|codes\.rs$|mails|templates\.rs$|document\//.test(path);
  return ["features", "app/src"].flatMap((folder) => {
    const paths = readdirSync(SERVER + folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`);
    return paths.filter(isLogging).map((path) => readFileSync(SERVER + path, "utf8"));
  });
}

/** How the last word of an action ends: it says what happened. */
const HAPPENED = /(ed|made|sent|set|undone|withdrawn|given|bought|begun|paid|held|read|unread|written|shown|hidden|unanswered|_on|_off|_link|due|again|dispute|signature|missing|limited|allowed|found|session|origin|token|low_disk)$/;

/** Names that look like one: limits, jobs, codes of errors that stand elsewhere, and an email. */
const OTHERS = /^(courses\.question_asked|imports\.read|search\.missed|payments\.(bill_closed|bill_not_found|sandbox_order_\w+|state_needed)|auth\.(invitation|confirmation_needed)|\w+\.\w*not_found)$/;

const copies = Object.values(import.meta.glob<{ audit: AuditCopy }>("../../../*/backOffice/audit*.ts", { eager: true }));
const copy = allCopy(copies.map(({ audit }): AdminPart => ({ screens: [], audit })));
const prefixes = new Set(copy.map(({ prefix }) => prefix.split(".")[0]));
const texts = sources();

test("every action that the server logs has a phrase", () => {
  const named = texts.flatMap((text) => Array.from(text.matchAll(/"([a-z]+\.[a-z_]+)"/g), ([, name = ""]) => name));
  const actions = [...new Set(named)].filter((name) => prefixes.has(name.split(".")[0]) && HAPPENED.test(name) && (!OTHERS.test(name) || name === "security.not_found"));
  expect(actions.length).toBeGreaterThan(120);
  expect(actions.filter((action) => !knownPhrase({ action, details: [] }, copy)).toSorted()).toEqual([]);
});

test("every kind of record has a name", () => {
  const kinds = texts.flatMap((text) => Array.from(text.matchAll(/Kind::new\(\s*"(\w+)",\s*"([a-z]+)_/g), ([, kind, feature]) => `${feature}.${kind}`));
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !knownPhrase({ action: `${kind}_updated`, details: [] }, copy))).toEqual([]);
});
