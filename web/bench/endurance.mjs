// Mixed load at a fixed rate on a demo store, for minutes: does memory stay flat, and does anything fail?
// With root and the kernel's control groups, memory and processors are limited as on a small server.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { images, json, megabytesOf, openSmallServer, quantile, releaseBinary } from "./smallServer.mjs";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "200" },
    megabytes: { type: "string", default: "1024" },
    processors: { type: "string", default: "0" },
    binary: { type: "string", default: releaseBinary },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);

const TICK_MS = 50;
const BACKUP_EVERY_SECONDS = 180;
const UPLOAD_EVERY_SECONDS = 10;

const { store, shop, groups, inside, call, logIn, sitemap } = await openSmallServer({ name: "boutique-endurance", port: 4410, ...values });
const { pages, files } = await sitemap();
const photos = readdirSync(images).filter((name) => name.endsWith(".webp"));
const [owner, customer] = await Promise.all([logIn("9000000001", "demo-owner"), logIn("9000000002", "demo-customer")]);

let count = 0;
const taken = (list) => list[(count * 7919) % list.length];
/** Shares of all requests in per cent, in this order. */
const kinds = [
  [55, "page", () => call(taken(pages))],
  [20, "image", () => call(taken(files))],
  [10, "search", () => call(`/api/search?q=${["blouse", "sari fall", "lehenga", "salwar", "hook"][count % 5]}%20${count % 997}`)],
  [5, "own orders", () => call("/api/me/orders", { headers: { cookie: customer } })],
  [5, "orders of the shop", () => call("/api/admin/orders", { headers: { cookie: owner } })],
  [4, "own courses", () => call("/api/me/courses", { headers: { cookie: customer } })],
  [1, "enquiry", () => call("/api/content/enquiries", json({ name: `Visitor ${count}`, phone: "9876543210", message: "Two blouses by Friday?" }))],
];
const order = kinds.flatMap(([share, name, send]) => Array.from({ length: share }, () => [name, send]));

const seen = new Map();
function note(name, { status, milliseconds }) {
  const one = seen.get(name) ?? { times: [], statuses: {} };
  seen.set(name, one);
  one.times.push(milliseconds);
  one.statuses[status] = (one.statuses[status] ?? 0) + 1;
}

const memory = [];
const total = minutes * 60 * rate;
const begun = performance.now();
let [uploads, backups, minute] = [0, 0, 0];
console.log("minute  resident MB  anonymous MB  in flight");
let inFlight = 0;
while (count < total) {
  const seconds = (performance.now() - begun) / 1000;
  while (count < Math.min(total, seconds * rate)) {
    const [name, send] = order[(count * 37) % order.length];
    count += 1;
    inFlight += 1;
    void send().then((answer) => {
      inFlight -= 1;
      note(name, answer);
    });
  }
  if (seconds > uploads * UPLOAD_EVERY_SECONDS) {
    const body = readFileSync(join(images, photos[uploads % photos.length]));
    uploads += 1;
    const sent = { method: "POST", body, headers: { cookie: owner, "content-type": "application/octet-stream" } };
    void call(`/api/admin/media/images?alt=Photo%20${uploads}`, sent).then((answer) => note("upload", answer));
  }
  if (seconds > (backups + 1) * BACKUP_EVERY_SECONDS) {
    backups += 1;
    inside(["backup", "--data", store]).once("exit", (status) => note("backup", { status, milliseconds: 0 }));
  }
  if (seconds >= (minute + 1) * 60) {
    minute += 1;
    const line = { minute, resident: megabytesOf(shop.pid, "VmRSS"), anonymous: megabytesOf(shop.pid, "RssAnon") };
    memory.push(line);
    console.log(`${String(minute).padStart(6)}  ${line.resident.toFixed(1).padStart(11)}  ${line.anonymous.toFixed(1).padStart(12)}  ${inFlight}`);
  }
  await new Promise((resolve) => setTimeout(resolve, TICK_MS));
}
while (inFlight > 0) await new Promise((resolve) => setTimeout(resolve, TICK_MS));

console.log("\nrequest              number   median ms   99 % ms   longest ms   statuses");
for (const [name, { times, statuses }] of seen) {
  const sorted = times.toSorted((one, other) => one - other);
  const figures = [quantile(sorted, 0.5), quantile(sorted, 0.99), sorted.at(-1)].map((figure) => figure.toFixed(1).padStart(10));
  console.log(`${name.padEnd(20)} ${String(times.length).padStart(6)} ${figures.join(" ")}   ${JSON.stringify(statuses)}`);
}
for (const group of groups.slice(0, 1)) {
  const bytes = Number(readFileSync(join(group, "memory.max_usage_in_bytes"), "utf8"));
  const failed = readFileSync(join(group, "memory.failcnt"), "utf8").trim();
  console.log(`memory of the group at most ${(bytes / 1e6).toFixed(0)} MB with its page cache, limit reached ${failed} times`);
}
const third = Math.max(1, Math.floor(memory.length / 3));
const mean = (lines) => lines.reduce((sum, { anonymous }) => sum + anonymous, 0) / lines.length;
const [middle, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third))];
console.log(`anonymous memory: ${middle.toFixed(1)} MB in the middle third, ${last.toFixed(1)} MB in the last`);
process.exit(0);
