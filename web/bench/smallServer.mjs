// A demo store on a server that is limited as a small one, and calls to it.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const images = fileURLToPath(new URL("../../data/demo/images", import.meta.url));
export const releaseBinary = fileURLToPath(new URL("../../target/release/boutique", import.meta.url));

const LONGEST_START_MS = 5 * 60_000;

/** A control group with these limits, or nothing where it cannot be made. */
function limited(name, { megabytes, processors }) {
  const [memory, cpus] = ["memory", "cpuset"].map((controller) => `/sys/fs/cgroup/${controller}/${name}`);
  try {
    mkdirSync(memory, { recursive: true });
    writeFileSync(join(memory, "memory.limit_in_bytes"), `${Number(megabytes)}M`);
    mkdirSync(cpus, { recursive: true });
    writeFileSync(join(cpus, "cpuset.mems"), "0");
    writeFileSync(join(cpus, "cpuset.cpus"), processors);
    return [memory, cpus];
  } catch (error) {
    console.log(`no limits: ${error.message}`);
    return [];
  }
}

/** Opens a demo store within the limits. It ends with this process, which has to end by itself. */
export async function openSmallServer({ name, port, binary, megabytes, processors }) {
  if (!existsSync(binary)) throw new Error("there is no release binary: run `just build`");
  const groups = limited(name, { megabytes, processors });
  const inside = (command) =>
    spawn("sh", ["-c", `for group in ${groups.join(" ")}; do echo $$ > $group/cgroup.procs; done; exec "$@"`, "-", binary, ...command], { stdio: "ignore" });
  const store = mkdtempSync(join(tmpdir(), `${name}-`));
  const shop = inside(["demo", "--data", store, "--listen", `127.0.0.1:${port}`]);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  process.once("exit", () => {
    shop.kill("SIGKILL");
    rmSync(store, { recursive: true, force: true });
  });
  const server = { store, shop, groups, inside, ...calls(`http://127.0.0.1:${port}`) };
  for (const begun = performance.now(); (await server.call("/api/health")).status !== 200; ) {
    if (shop.exitCode !== null || performance.now() - begun > LONGEST_START_MS) throw new Error("the store did not open");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

export const json = (value, headers = {}) => ({ method: "POST", body: JSON.stringify(value), headers: { "content-type": "application/json", ...headers } });

function calls(address) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  /** Resolves with the status and the milliseconds until the last byte; 0 if there was no answer. With `read`, also with the body. */
  const call = (path, { method = "GET", headers = {}, body, read = false } = {}) => {
    const begun = performance.now();
    return new Promise((resolve) => {
      const failed = () => resolve({ status: 0, milliseconds: performance.now() - begun });
      const sent = request(`${address}${path}`, { agent, method, headers: { "accept-encoding": "br", origin: address, ...headers } }, (answer) => {
        const parts = [];
        let bytes = 0;
        answer.on("data", (part) => {
          bytes += part.length;
          if (read) parts.push(part);
        });
        answer.on("end", () => resolve({ status: answer.statusCode, cookie: answer.headers["set-cookie"]?.[0]?.split(";")[0], milliseconds: performance.now() - begun, bytes, body: Buffer.concat(parts) }));
        answer.on("error", failed);
      });
      sent.on("error", failed);
      sent.end(body);
    });
  };
  return {
    address,
    call,
    /** The body of an answer in JSON. */
    read: async (path, options = {}) => JSON.parse((await call(path, { ...options, read: true, headers: { "accept-encoding": "identity", ...options.headers } })).body.toString()),
    /** The cookie of a person of the demo store. */
    logIn: async (mobile, password) => {
      const { cookie, status } = await call("/api/session", json({ mobile, password }));
      if (!cookie) throw new Error(`login of ${mobile} answered ${status}`);
      return cookie;
    },
    /** Paths of all pages, and of all images in them. */
    sitemap: async () => {
      const { body } = await call("/sitemap.xml", { read: true, headers: { "accept-encoding": "identity" } });
      const paths = (tag) => [...body.toString().matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g"))].map(([, url]) => url.replaceAll("&amp;", "&").replaceAll("&apos;", "'").slice(address.length) || "/");
      return { pages: paths("loc"), files: paths("image:loc") };
    },
  };
}

/** Megabytes of a line of the process's status, such as VmRSS. */
export const megabytesOf = (pid, name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

/** CPU time of all threads in microseconds. */
export function cpuMicroseconds(pid) {
  let nanoseconds = 0n;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += BigInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  }
  return Number(nanoseconds / 1000n);
}

export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
