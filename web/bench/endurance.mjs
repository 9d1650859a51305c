// Mixed load at a fixed rate on a demo store, for minutes: does memory stay flat, and does anything fail?
// With root and the kernel's control groups, memory and processors are limited as on a small server.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "200" },
    megabytes: { type: "string", default: "1024" },
    processors: { type: "string", default: "0" },
    binary: { type: "string", default: fileURLToPath(new URL("../../target/release/boutique", import.meta.url)) },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);
const port = 4410;
const address = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const images = fileURLToPath(new URL("../../data/demo/images", import.meta.url));

const TICK_MS = 50;
const LONGEST_START_MS = 5 * 60_000;
const BACKUP_EVERY_SECONDS = 180;
const UPLOAD_EVERY_SECONDS = 10;

/** Resolves with the status and the milliseconds until the last byte; 0 if there was no answer. */
function call(path, { method = "GET", headers = {}, body } = {}) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const sent = request(`${address}${path}`, { agent, method, headers: { "accept-encoding": "br", origin: address, ...headers } }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ status: answer.statusCode, cookie: answer.headers["set-cookie"]?.[0]?.split(";")[0], milliseconds: performance.now() - begun }));
      answer.on("error", () => resolve({ status: 0, milliseconds: performance.now() - begun }));
    });
    sent.on("error", () => resolve({ status: 0, milliseconds: performance.now() - begun }));
    sent.end(body);
  });
}

const json = (value, cookie) => ({ method: "POST", body: JSON.stringify(value), headers: { "content-type": "application/json", ...(cookie && { cookie }) } });

async function logIn(mobile, password) {
  const { cookie, status } = await call("/api/session", json({ mobile, password }));
  if (!cookie) throw new Error(`login of ${mobile} answered ${status}`);
  return cookie;
}

/** A control group with these limits, or nothing where it cannot be made. */
function limited(name) {
  const [memory, processors] = ["memory", "cpuset"].map((controller) => `/sys/fs/cgroup/${controller}/${name}`);
  try {
    mkdirSync(memory, { recursive: true });
    writeFileSync(join(memory, "memory.limit_in_bytes"), `${Number(values.megabytes)}M`);
    mkdirSync(processors, { recursive: true });
    writeFileSync(join(processors, "cpuset.mems"), "0");
    writeFileSync(join(processors, "cpuset.cpus"), values.processors);
    return [memory, processors];
  } catch (error) {
    console.log(`no limits: ${error.message}`);
    return [];
  }
}

const groups = limited("boutique-endurance");
/** Runs a command inside the limits. */
const inside = (command, options) =>
  spawn("sh", ["-c", `for group in ${groups.join(" ")}; do echo $$ > $group/cgroup.procs; done; exec "$@"`, "-", ...command], options);

const field = (pid, name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

if (!existsSync(values.binary)) throw new Error("there is no release binary: run `just build`");
const store = mkdtempSync(join(tmpdir(), "boutique-endurance-"));
const shop = inside([values.binary, "demo", "--data", store, "--listen", `127.0.0.1:${port}`], { stdio: "ignore" });
const end = () => {
  shop.kill("SIGKILL");
  rmSync(store, { recursive: true, force: true });
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
process.once("exit", end);

for (const begun = performance.now(); (await call("/api/health")).status !== 200; ) {
  if (shop.exitCode !== null || performance.now() - begun > LONGEST_START_MS) throw new Error("the store did not open");
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const sitemap = execFileSync("curl", ["--silent", `${address}/sitemap.xml`], { encoding: "utf8" });
const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url.replaceAll("&amp;", "&").replaceAll("&apos;", "'").slice(address.length) || "/");
const files = [...sitemap.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url]) => url.slice(address.length));
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
    inside([values.binary, "backup", "--data", store], { stdio: "ignore" }).once("exit", (status) => note("backup", { status, milliseconds: 0 }));
  }
  if (seconds >= (minute + 1) * 60) {
    minute += 1;
    const line = { minute, resident: field(shop.pid, "VmRSS"), anonymous: field(shop.pid, "RssAnon") };
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
