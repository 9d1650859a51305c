// Fuzzes every operation of the document against a demo store, as visitor, customer, staff and owner.
// Fails on a 500, which is what a debug build makes of a code that its operation does not list, on a good answer of
// another shape than the document's, and when an operation never answered with a 2xx.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { ask } from "./ask.mjs";
import { caller, prepare, rowsOf } from "./rows.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const tool = process.argv[2] === undefined ? "schemathesis" : resolve(process.argv[2]);
const port = process.env.FUZZ_PORT ?? "4300";
const address = `http://127.0.0.1:${port}`;
const minutes = Number(process.env.FUZZ_MINUTES ?? 10);

/** Who calls, and with how many examples for each operation: what a role may do costs more than what it may not. */
const everybody = [
  { name: "visitor", examples: 30 },
  { name: "customer", email: "customer@example.com", password: "demo-customer", examples: 50 },
  { name: "staff", email: "staff@example.com", password: "demo-staff", examples: 15 },
  { name: "owner", email: "owner@example.com", password: "demo-owner", examples: 15 },
];
/** One role alone repeats quickly what was found with it. */
const roles = everybody.filter(({ name }) => (process.env.FUZZ_ROLE ?? name) === name);

/** Their success ends the session that calls, so each has a log-in of its own; the account goes last. */
const ending = ["account_register", "session_end", "session_delete", "account_delete"];

/** They call another machine, which is not there: a 503 is their right answer. */
const calling = ["admin_payment_provider_check", "admin_payment_provider_update"];

/** Reads that have no 2xx in a demo store, each with its reason. */
const exempt = new Map([
  ["lesson_file_download", "the course has to be bought"],
  ["certificate_view", "a course has to be watched to its end"],
  ["certificate_download", "a course has to be watched to its end"],
  ["order_status_view", "the key of an order's status link has to be right"],
  ["admin_own_piece_photo_view", "one's own piece has to have a photo"],
  ["admin_import_view", "an import has to be there"],
  ["admin_import_rejected_download", "an import has to be there"],
  ["admin_import_not_undone_download", "an import has to be there"],
  ["admin_import_website_view", "an import from a website has to be under way"],
  ["password_reset_view", "the secret of a mailed link has to be right"],
  ["setup_view", "the shop has to be new"],
  ["message_webhook_verify", "the verify token has to be right"],
  ["message_webhook_sms_get", "the secret has to be right"],
]);

/** An upload that does not name its protocol is refused with the 412 of that protocol. */
const refusals = `[checks.negative_data_rejection]\nexpected-statuses = [400, 401, 403, 404, 405, 406, 409, 412, 413, 415, 422, 428, 429]\n`;

const document = JSON.parse(readFileSync(here("../../openapi.json"), "utf8"));
/** Every method of every path; what they share is at the path, and no operation. */
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== "parameters")
    .map(([method, { operationId }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    })),
);
const folder = mkdtempSync(join(tmpdir(), "boutique-fuzz-"));
const binary = process.env.BOUTIQUE_BINARY ?? here("../../target/debug/boutique");
const ends = Date.now() + minutes * 60_000;
const shop = spawn(binary, ["demo", "--data", join(folder, "store"), "--listen", `127.0.0.1:${port}`], {
  // A file, because no reader empties a pipe while the fuzzer runs.
  stdio: ["ignore", "ignore", openSync(join(folder, "log"), "w")],
});
const log = () => readFileSync(join(folder, "log"), "utf8");
try {
  await opened();
  await prepare(caller(address, await session(everybody.find(({ name }) => name === "customer"))));
  const missing = new Set(operations.map(({ id }) => id));
  const failed = [];
  for (const role of roles) {
    const began = Date.now();
    const runs = [];
    if (role.email === undefined) {
      runs.push(await run(role, "all", calling.map((id) => ["--exclude-operation-id", id])));
    } else {
      runs.push(await run(role, "main", [...ending, ...calling].map((id) => ["--exclude-operation-id", id])));
      for (const id of ending) runs.push(await run(role, id, [["--include-operation-id", id]]));
    }
    for (const { name, status, har } of runs) {
      if (status !== 0) failed.push(`${role.name} (${name}): the fuzzer ended with ${status}`);
      // Cut off by the clock, it leaves half a report.
      if (status === 124) continue;
      for (const id of succeeded(har)) missing.delete(id);
    }
    console.log(`${role.name}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
  const broken = log().split("\n").filter((line) => /\bERROR\b/.test(line));
  if (broken.length > 0) failed.push(`the shop complained: ${broken.slice(0, 5).join("\n")}`);
  const names = operations.filter(({ id }) => missing.has(id));
  console.log(`${operations.length - names.length} of ${operations.length} operations answered with a 2xx`);
  // What changes something may need what random input does not find; its success is tested by hand-made calls.
  const unread = names.filter(({ id, method }) => method === "GET" && !exempt.has(id)).map(({ id }) => id);
  if (unread.length > 0 && roles.length === everybody.length) failed.push(`reads that never answered with a 2xx: ${unread.join(", ")}`);
  if (failed.length > 0) throw new Error(failed.join("\n"));
  console.log("no server error, no undocumented answer");
} finally {
  shop.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

async function opened() {
  for (;;) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (shop.exitCode !== null) throw new Error(`the demo store did not open: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The token of a fresh log-in; none for a visitor. */
async function session({ email, password }) {
  if (email === undefined) return undefined;
  const answer = await ask(`${address}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("__Host-session="))
    ?.slice("__Host-session=".length)
    .split(";")[0];
}

async function run(role, name, selection) {
  const token = await session(role);
  const place = join(folder, `${role.name}-${name}`);
  mkdirSync(place);
  const rows = await rowsOf(operations, caller(address, token));
  writeFileSync(join(place, "schemathesis.toml"), settings(rows, token));
  const har = join(place, "calls.har");
  const left = Math.max(1, Math.round((ends - Date.now()) / 1000));
  const { status } = spawnSync(
    "timeout",
    [
      String(left), tool, "run", here("../../openapi.json"), "--url", `${address}/api`,
      "--header", `Origin: ${address}`,
      "--max-examples", process.env.FUZZ_EXAMPLES ?? String(role.examples),
      "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,negative_data_rejection",
      "--report", "har", "--report-har-path", har,
      ...selection.flat(),
    ],
    { stdio: "inherit", cwd: place },
  );
  return { name, status, har };
}

/** Who calls, and ids of rows that are there, so that random input reaches what lies behind them. */
function settings(rows, token) {
  const schemes = token === undefined ? [] : Object.keys(document.components.securitySchemes).filter((scheme) => scheme !== "AccessToken");
  const logins = schemes.map((scheme) => `[auth.openapi.${scheme}]\napi_key = "${token}"\n`);
  const operations = [...rows].map(([id, parameters]) => {
    const pairs = Object.entries(parameters).map(([name, value]) => `"path.${name}" = ${JSON.stringify(value)}`);
    return `[[operations]]\ninclude-operation-id = "${id}"\nparameters = { ${pairs.join(", ")} }\n`;
  });
  return [...logins, ...operations, refusals].join("\n");
}

/** The operations that answered with a 2xx. */
function succeeded(har) {
  const found = new Set();
  for (const { request, response } of JSON.parse(readFileSync(har, "utf8")).log.entries) {
    if (response.status < 200 || response.status > 299) continue;
    const path = new URL(request.url).pathname.replace("/api", "");
    const matching = operations.filter(({ method, pattern }) => method === request.method && pattern.test(path));
    // A literal path also fits the template beside it.
    const exact = matching.find((operation) => operation.path === path) ?? matching[0];
    if (exact) found.add(exact.id);
  }
  return found;
}
