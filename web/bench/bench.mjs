// Figures of the release binary on a demo store. Prints them and stores nothing.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fill, listTimes, longestTasks } from "./bigShop.mjs";
import { firstPaint } from "./firstPaint.mjs";

const binary = fileURLToPath(new URL("../../target/release/boutique", import.meta.url));
const port = 4400;
const address = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const LONGEST_START_MS = 5 * 60_000;
/** The server gives requests under way 20 seconds. */
const LONGEST_STOP_MS = 30_000;
const LONGEST_RUN_MS = 30 * 60_000;

/** GETs a path and resolves with the status and body. */
function get(path, headers = {}) {
  return new Promise((resolve, reject) => {
    const call = request(`${address}${path}`, { agent, headers: { "accept-encoding": "br", ...headers } }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    call.on("error", reject);
    call.end();
  });
}

/** The server that runs at present. */
let server;

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Starts the store; resolves with the process and the milliseconds until it accepted work. */
async function open(store) {
  const begun = performance.now();
  const child = spawn(binary, ["demo", "--data", store, "--listen", `127.0.0.1:${port}`], { stdio: "ignore" });
  server = child;
  for (;;) {
    // Only its own answer counts: another program may hold the port.
    if (hasEnded(child)) throw new Error(`the store did not open: is port ${port} in use?`);
    const answer = await get("/api/health").catch(() => undefined);
    if (answer?.status === 200) return { child, milliseconds: performance.now() - begun };
    if (performance.now() - begun > LONGEST_START_MS) throw new Error("the store did not open in time");
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function close(child) {
  if (!hasEnded(child)) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), LONGEST_STOP_MS);
    await ended;
    clearTimeout(late);
  }
  server = undefined;
}

/** For an end that comes from outside: nothing is waited for. */
function endNow(why, status) {
  console.error(why);
  server?.kill("SIGKILL");
  rmSync(store, { recursive: true, force: true });
  process.exit(status);
}

/** CPU time of all threads in microseconds. */
function cpuMicroseconds(pid) {
  let nanoseconds = 0n;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += BigInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  }
  return Number(nanoseconds / 1000n);
}

const residentMegabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

async function cpuPerRequest(pid, paths) {
  const before = cpuMicroseconds(pid);
  for (const path of paths) {
    const { status } = await get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  return (cpuMicroseconds(pid) - before) / paths.length;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const print = (what, figure) => console.log(`${what.padEnd(58)} ${figure}`);
const repeated = (path, times) => Array.from({ length: times }, () => path);

if (!existsSync(binary)) throw new Error("there is no release binary: run `just build`");
const store = mkdtempSync(join(tmpdir(), "boutique-bench-"));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => endNow(`ended by ${signal}`, 1));
const limit = setTimeout(() => endNow(`not done after ${LONGEST_RUN_MS / 60_000} minutes`, 1), LONGEST_RUN_MS);
try {
  print("binary", `${(statSync(binary).size / 1e6).toFixed(1)} MB`);
  const first = await open(store);
  print("first start of a demo store, content filled in", `${first.milliseconds.toFixed(0)} ms`);
  await close(first.child);

  const starts = [];
  for (let time = 0; time < 5; time += 1) {
    const again = await open(store);
    starts.push(again.milliseconds);
    await close(again.child);
  }
  print("ready on existing data, median of 5", `${median(starts).toFixed(0)} ms`);

  const { child } = await open(store);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  print("resident when idle, nothing rendered yet", `${residentMegabytes(child.pid).toFixed(1)} MB`);
  await get("/api/health");
  const rows = [
    ["home page", [1, 2, 3, 4].map((seed) => `/?seed=${seed}`), "/?seed=1"],
    ["product page", [1, 2, 3, 4, 5, 6].map((id) => `/productdetails/${id}`), "/productdetails/1"],
    ["list of categories", [1, 2, 3, 4].map((seed) => `/api/catalogue/categories?seed=${seed}`), "/api/catalogue/categories?seed=1"],
    ["one product", [11, 12, 13, 14, 15, 16].map((id) => `/api/catalogue/products/${id}`), "/api/catalogue/products/11"],
  ];
  await get("/aboutus"); // the renderer's first page includes its own start
  for (const [name, fresh, stored] of rows) {
    print(`CPU of a ${name}, made`, `${(await cpuPerRequest(child.pid, fresh)).toFixed(0)} µs`);
    await cpuPerRequest(child.pid, repeated(stored, 300));
    print(`CPU of a ${name}, kept`, `${(await cpuPerRequest(child.pid, repeated(stored, 2000))).toFixed(1)} µs`);
  }
  await get("/api/search?q=blouse");
  print("CPU of a search", `${(await cpuPerRequest(child.pid, repeated("/api/search?q=blouse", 1000))).toFixed(1)} µs`);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  print("resident when idle with a warm renderer", `${residentMegabytes(child.pid).toFixed(1)} MB`);
  const home = await get("/?seed=1");
  print("home page, brotli", `${(home.body.length / 1000).toFixed(1)} kB`);
  const paints = [];
  for (let time = 0; time < 5; time += 1) paints.push(await firstPaint(address));
  print("largest paint of / on a slow phone, median of 5", `${median(paints).toFixed(0)} ms (${paints.map((one) => one.toFixed(0)).join(", ")})`);
  await close(child);

  fill(store);
  const big = await open(store);
  for (const { path, median: usual, worst } of await listTimes(address, get)) {
    print(`big shop: ${path}`, `${usual.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms`);
  }
  for (const { path, longest } of await longestTasks(address)) {
    print(`big shop: longest task of ${path}`, longest === 0 ? "under 50 ms" : `${longest.toFixed(0)} ms`);
  }
  await close(big.child);
} finally {
  if (server) await close(server);
  clearTimeout(limit);
  agent.destroy();
  rmSync(store, { recursive: true, force: true });
}
