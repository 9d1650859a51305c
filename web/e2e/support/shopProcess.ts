import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The binary under test; one debug build serves all tests. */
export const binary = process.env["BOUTIQUE_BINARY"] ?? here("../../../target/debug/boutique");

/**
 * First port of a run. Two runs beside each other need ports, and with them folders, of their own. The 400 ports from
 * here on hold none that `fetch` refuses (https://fetch.spec.whatwg.org/#port-blocking), such as 4045 and 4190.
 */
export const firstPort = Number(process.env["BOUTIQUE_E2E_PORT"] ?? 4200);

export function workerStore(name: string): string {
  return join(tmpdir(), `boutique-e2e-${firstPort}`, name);
}

export const templateStore = workerStore("template");

export interface ShopProcess {
  address: string;
  log: () => string;
  /** From now on the shop's clock is so many seconds ahead; for a shop that `movesClock`. */
  ahead: (seconds: number) => void;
  stop: () => Promise<void>;
}

export interface ShopSettings {
  store: string;
  port: number;
  environment?: Record<string, string>;
  /** The test moves its clock; a demo store only. */
  movesClock?: boolean;
  /** A real store has nothing in it, and is told its address by the set-up. */
  command?: "demo" | "serve";
}

/** Starts the real binary and waits until it accepts work. */
export async function startShop(settings: ShopSettings): Promise<ShopProcess> {
  const { store, port, environment = {}, movesClock = false, command = "demo" } = settings;
  const address = `http://127.0.0.1:${port}`;
  const clock = movesClock ? ["--clock-from-stdin"] : [];
  const child = spawn(binary, [command, "--data", store, "--listen", `127.0.0.1:${port}`, ...clock], {
    env: { ...process.env, ...environment },
    stdio: ["pipe", "ignore", "pipe"],
  });
  const ahead = (seconds: number) => void child.stdin.write(`${seconds}\n`);
  let log = "";
  child.stderr.on("data", (part: Buffer) => {
    log = (log + part.toString()).slice(-20_000);
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok === true) return { address, log: () => log, ahead, stop };
    const code = await Promise.race([ended, new Promise<undefined>((resolve) => setTimeout(resolve, 50, undefined))]);
    if (code !== undefined) throw new Error(`the shop ended with ${code} before it was ready:\n${log}`);
  }
  await stop();
  throw new Error(`the shop was not ready in time:\n${log}`);
}
