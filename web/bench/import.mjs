// Imports 3,000 customers with measurements and 5,000 past orders into an empty demo store, and prints how long it takes.
// The files are the same for the same --seed.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    binary: { type: "string", default: fileURLToPath(new URL("../../target/release/boutique", import.meta.url)) },
    customers: { type: "string", default: "3000" },
    orders: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
    port: { type: "string", default: "4420" },
  },
});
const address = `http://127.0.0.1:${Number(values.port)}`;
const OWNER = { mobile: "9000000001", password: "demo-owner" };
const LONGEST_START_MS = 5 * 60_000;
const LONGEST_IMPORT_MS = 15 * 60_000;
const LOOK_EVERY_MS = 250;

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = numbers(Number(values.seed));
const between = (least, most) => least + Math.floor(random() * (most - least + 1));
const oneOf = (list) => list[between(0, list.length - 1)];
const rows = (count, row) => Array.from({ length: count }, (_, index) => row(index));
const mobileOf = (index) => String(9_810_000_000 + index * 7);

const NAMES = ["Lakshmi", "Meena", "Padma", "Kala", "Asha", "Uma", "Revathi", "Chellamma", "Fathima", "Nirmala"];
const STREETS = ["Mada Street", "Luz Church Road", "Kutchery Road", "Kamarajar Salai", "Second Avenue"];
const ITEMS = ["Silk blouse", "Lined blouse", "Salwar suit", "Lehenga", "Frock", "Fall and pico"];

const customers = [
  "Client name,Phone,Mail id,Address,Remarks,Waist (in),Blouse bust",
  ...rows(Number(values.customers), (index) =>
    [
      `${oneOf(NAMES)} ${String.fromCharCode(65 + (index % 26))} ${index}`,
      mobileOf(index),
      random() < 0.4 ? `customer${index}@example.com` : "",
      `"${between(1, 240)}, ${oneOf(STREETS)}, Chennai 6000${between(10, 99)}"`,
      random() < 0.3 ? "Likes hooks" : "",
      random() < 0.6 ? between(26, 40) : "",
      random() < 0.6 ? between(30, 44) : "",
    ].join(","),
  ),
].join("\n");

const orders = [
  "Bill No,Mobile,Bill date,Particulars,Total,Advance,Status",
  ...rows(Number(values.orders), (index) => {
    const total = between(3, 90) * 50;
    const day = `${String(between(1, 28)).padStart(2, "0")}/${String(between(1, 12)).padStart(2, "0")}/${between(2021, 2025)}`;
    return [`B-${index + 1}`, mobileOf(between(0, Number(values.customers) - 1)), day, oneOf(ITEMS), total, random() < 0.5 ? total : 0, "Delivered"].join(",");
  }),
].join("\n");

let cookie = "";

/** The answer of a call; ends the measurement when it is refused. */
async function call(method, path, body, type = "application/json") {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { origin: address, cookie, ...(body !== undefined && { "content-type": type }) },
    ...(body !== undefined && { body: type === "application/json" ? JSON.stringify(body) : body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return text ? JSON.parse(text) : undefined;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function open(child) {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_START_MS) {
    // Only its own answer counts: another program may hold the port.
    if (child.exitCode !== null) throw new Error(`the store did not open: is port ${values.port} in use?`);
    const health = await fetch(`${address}/api/health`).catch(() => undefined);
    if (health?.ok) return;
    await pause(50);
  }
  throw new Error("the store did not open in time");
}

async function timed(what, work) {
  const begun = performance.now();
  const result = await work();
  console.log(`${what.padEnd(28)} ${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s`);
  return result;
}

/** Until the import has this status, with its progress read as the screen reads it. */
async function until(id, status) {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_IMPORT_MS) {
    const { import: one } = await call("GET", `/admin/imports/${id}`);
    if (one.status === status) return one;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error("the import did not end in time");
}

/** Uploads, previews and imports a file; then undoes it if wanted. */
async function bring(kind, file) {
  const upload = () => call("POST", `/admin/imports/files?kind=${kind}&name=${kind}.csv`, file, "application/octet-stream");
  const detail = await timed(`${kind}: upload`, upload);
  const { id } = detail.import;
  const fields = detail.columns.map(({ field }) => field ?? "");
  await timed(`${kind}: preview`, () => call("POST", `/admin/imports/${id}/preview`, { fields, unit: detail.unit }));
  const done = await timed(`${kind}: import`, async () => {
    await call("POST", `/admin/imports/${id}/start`);
    return until(id, "done");
  });
  console.log(`${" ".repeat(28)} ${done.created} created, ${done.rejected} skipped of ${done.rowCount}`);
  if (done.created !== done.rowCount) throw new Error(`${kind}: not every row was imported`);
  return id;
}

const store = mkdtempSync(join(tmpdir(), "boutique-import-"));
const child = spawn(values.binary, ["demo", "--data", store, "--listen", `127.0.0.1:${Number(values.port)}`], { stdio: "ignore" });
try {
  await open(child);
  await call("POST", "/session", OWNER);
  const first = await bring("customers", customers);
  const second = await bring("past_orders", orders);
  for (const [kind, id] of [["past_orders", second], ["customers", first]]) {
    await timed(`${kind}: undo`, async () => {
      await call("POST", `/admin/imports/${id}/undo`);
      await until(id, "undone");
    });
  }
} catch (failure) {
  console.error(failure.message);
  process.exitCode = 1;
} finally {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.exitCode === null && child.kill("SIGTERM")) await ended;
  rmSync(store, { recursive: true, force: true });
}
