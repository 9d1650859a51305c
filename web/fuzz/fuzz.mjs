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

/** Operations that random input cannot bring to a 2xx, each with its reason. Their success is tested by hand-made calls. */
const exempt = new Map([
  ["session_create", "the password has to be right"],
  ["session_confirm", "the password has to be right"],
  ["password_change", "the old password has to be right"],
  ["password_forgot", "the email address has to be an account's"],
  ["password_reset_view", "the secret of a mailed link has to be right"],
  ["password_reset", "the secret of a mailed link has to be right"],
  ["contact_change_confirm", "the secret of a mailed link has to be right"],
  ["appointment_create", "product, day and slot have to be on offer"],
  ["order_photo_create", "the bytes have to be an image"],
  ["product_review_photo_create", "the bytes have to be an image"],
  ["playback_grant_create", "the lesson has to exist"],
  ["admin_order_move", "the step has to be the order's next one"],
  ["admin_order_undo", "there has to be a step to undo"],
  ["admin_visit_move", "the day has to come, and have room"],
  ["admin_pin_code_import", "the lines have to be pin codes"],
  ["admin_banner_reorder", "every id has to be there, and no other"],
  ["admin_offer_reorder", "every id has to be there, and no other"],
  ["admin_gallery_reorder", "every id has to be there, and no other"],
  ["admin_category_reorder", "every id has to be there, and no other"],
  ["admin_service_reorder", "every id has to be there, and no other"],
  ["admin_product_reorder", "every id has to be there, and no other"],
  ["admin_course_reorder", "every id has to be there, and no other"],
  ["admin_banner_restore", "the row has to be in the bin"],
  ["admin_category_create", "the image has to exist"],
  ["admin_product_create", "service and image have to exist"],
  ["admin_gallery_create", "the images have to exist"],
  ["admin_category_update", "the version has to be the row's"],
  ["admin_service_update", "the version has to be the row's"],
  ["admin_service_publish", "the version has to be the row's"],
  ["admin_product_update", "the version has to be the row's"],
  ["admin_product_publish", "the version has to be the row's"],
  ["admin_banner_update", "the version has to be the row's"],
  ["admin_offer_update", "the version has to be the row's"],
  ["admin_testimonial_update", "the version has to be the row's"],
  ["admin_banner_publish", "the version has to be the row's"],
  ["admin_offer_publish", "the version has to be the row's"],
  ["admin_testimonial_publish", "the version has to be the row's"],
  ["admin_event_publish", "the version has to be the row's"],
  ["admin_gallery_publish", "the version has to be the row's"],
  ["admin_how_to_measure_publish", "the version has to be the row's"],
  ["admin_event_update", "the version has to be the row's"],
  ["admin_gallery_update", "the version has to be the row's"],
  ["admin_page_update", "the version has to be the row's"],
  ["admin_pin_code_update", "the version has to be the row's"],
  ["admin_image_update", "the version has to be the row's"],
  ["admin_video_update", "the version has to be the row's"],
  ["admin_coupon_update", "the version has to be the row's"],
  ["admin_category_publish", "the version has to be the row's"],
  ["admin_course_category_update", "the version has to be the row's"],
  ["admin_course_category_publish", "the version has to be the row's"],
  ["admin_course_update", "the version has to be the row's"],
  ["admin_course_publish", "the version has to be the row's"],
  ["admin_review_update", "the version has to be the row's"],
  ["admin_enrolment_extend", "the version has to be the row's"],
  ["admin_enrolment_revoke", "the version has to be the row's"],
  ["admin_enrolment_undo", "the version has to be the row's"],
  ["admin_how_to_measure_update", "the version has to be the row's"],
  ["admin_shop_update", "the version has to be the row's"],
  ["admin_tax_update", "the version has to be the row's"],
  ["admin_coupon_publish", "the version has to be the row's"],
  ["admin_service_create", "category and image have to exist"],
  ["admin_course_category_reorder", "every id has to be there, and no other"],
  ["payment_callback", "it answers with the way to a page, never with a 2xx"],
  ["admin_payment_provider_update", "the provider has to accept the keys"],
  ["admin_payment_provider_check", "the provider has to accept the keys"],
  ["admin_refund_retry", "a refund has to have failed"],
  ["admin_payment_keep", "a payment has to wait for the owner's word"],
  ["admin_payment_unkeep", "the owner has to have decided to keep a payment"],
  ["admin_unmatched_payment_settle", "the provider has to have a payment that the books have not"],
  ["admin_unmatched_payment_match", "the provider has to have a payment that the books have not"],
  ["two_factor_confirm", "the code of the app has to be right"],
  ["recovery_codes_renew", "the second step has to be on"],
  ["admin_walk_in_link", "needs a walk-in customer without an account"],
  ["admin_walk_in_unlink", "a walk-in has to be linked"],
  ["admin_staff_create", "mobile and email must not be in use"],
  ["setup_view", "the shop has to be new"],
  ["setup_finish", "the shop has to be new"],
  ["admin_image_delete", "an image that nothing shows has to be there"],
  ["admin_image_restore", "the row has to be in the bin"],
  ["admin_video_upload_create", "length and name of a video have to be told"],
  ["admin_video_upload_view", "an upload has to be under way"],
  ["admin_video_upload_append", "an upload has to be under way"],
  ["admin_video_upload_delete", "an upload has to be under way"],
  ["admin_video_delete", "a video that nothing shows has to be there"],
  ["admin_video_restore", "the row has to be in the bin"],
  ["admin_video_captions_update", "the bytes have to be captions"],
  ["admin_lesson_file_create", "the bytes have to be a PDF or an image"],
  ["admin_lesson_file_replace", "the bytes have to be a PDF or an image"],
  ["admin_lesson_file_restore", "the row has to be in the bin"],
  ["lesson_file_download", "the course has to be bought"],
  ["admin_message_template_check", "WhatsApp has to be connected"],
  ["admin_backup_restore", "the shop's name has to be typed"],
  ["payment_order_create", "what is bought has to exist"],
  ["payment_order_confirm", "the provider's signature has to be right"],
  ["payment_webhook", "the provider's signature has to be right"],
  ["message_webhook_verify", "the verify token has to be right"],
  ["message_webhook_whatsapp", "the signature has to be right"],
  ["message_webhook_sms", "the secret has to be right"],
  ["message_webhook_sms_get", "the secret has to be right"],
  ["coupon_check", "coupon and course have to exist"],
  ["sandbox_pay", "the provider's order has to exist"],
  ["sandbox_fail", "the provider's order has to exist"],
]);

/** An upload that does not name its protocol is refused with the 412 of that protocol. */
const refusals = `[checks.negative_data_rejection]\nexpected-statuses = [400, 401, 403, 404, 405, 406, 409, 412, 415, 422, 428, 429]\n`;

const document = JSON.parse(readFileSync(here("../../openapi.json"), "utf8"));
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
  const missing = new Set(operationIds().filter((id) => !exempt.has(id)));
  const failed = [];
  for (const role of roles) {
    const began = Date.now();
    const runs = [];
    if (role.email === undefined) {
      runs.push(await run(role, "all", []));
    } else {
      runs.push(await run(role, "main", ending.map((id) => ["--exclude-operation-id", id])));
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
  if (missing.size > 0 && roles.length === everybody.length) failed.push(`never answered with a 2xx: ${[...missing].join(", ")}`);
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
  const rows = await rowsOf(role.name, name, address, token);
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

function operationIds() {
  return methods().map(({ operationId }) => operationId);
}

/** Every method of every path; what they share is at the path, and no operation. */
function methods() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== "parameters")
      .map(([method, { operationId }]) => ({ path, method, operationId })),
  );
}

/** The operations that answered with a 2xx. */
function succeeded(har) {
  const operations = methods().map(({ path, method, operationId }) => ({
    id: operationId,
    method: method.toUpperCase(),
    path: `/api${path}`,
    pattern: new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
  }));
  const found = new Set();
  for (const { request, response } of JSON.parse(readFileSync(har, "utf8")).log.entries) {
    if (response.status < 200 || response.status > 299) continue;
    const path = new URL(request.url).pathname;
    const matching = operations.filter(({ method, pattern }) => method === request.method && pattern.test(path));
    // A literal path also fits the template beside it.
    const exact = matching.find((operation) => operation.path === path) ?? matching[0];
    if (exact) found.add(exact.id);
  }
  return found;
}
