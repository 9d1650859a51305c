// Fuzzes every operation of the document against a demo store, as every role that exists (so far: visitor).
// Fails on a 500, on an answer the document does not list, and when an operation never answered with a 2xx.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const tool = process.argv[2] === undefined ? "schemathesis" : resolve(process.argv[2]);
const address = "http://127.0.0.1:4300";

/** Operations that random input cannot bring to a 2xx, each with its reason. */
const exempt = new Map([]);

const folder = mkdtempSync(join(tmpdir(), "boutique-fuzz-"));
const binary = process.env.BOUTIQUE_BINARY ?? here("../../target/debug/boutique");
const shop = spawn(binary, ["demo", "--data", join(folder, "store"), "--listen", "127.0.0.1:4300"], {
  stdio: ["ignore", "ignore", "inherit"],
});
try {
  for (;;) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) break;
    if (shop.exitCode !== null) throw new Error("the demo store did not open");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const har = join(folder, "calls.har");
  const run = spawnSync(
    "timeout",
    [
      "600", tool, "run", here("../../openapi.json"), "--url", `${address}/api`,
      "--header", `Origin: ${address}`,
      "--max-examples", process.env.FUZZ_EXAMPLES ?? "150",
      "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,negative_data_rejection",
      "--report", "har", "--report-har-path", har,
    ],
    { stdio: "inherit", cwd: folder },
  );
  const never = operationsWithoutSuccess(JSON.parse(readFileSync(har, "utf8")));
  if (never.length > 0) throw new Error(`never answered with a 2xx: ${never.join(", ")}`);
  if (run.status !== 0) throw new Error(`the fuzzer ended with ${run.status}`);
  console.log("every operation answered with a 2xx; no server error, no undocumented answer");
} finally {
  shop.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

function operationsWithoutSuccess(har) {
  const document = JSON.parse(readFileSync(here("../../openapi.json"), "utf8"));
  const open = new Map();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const pattern = new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
      if (!exempt.has(operation.operationId)) open.set(operation.operationId, { method: method.toUpperCase(), pattern, path });
    }
  }
  for (const { request, response } of har.log.entries) {
    if (response.status < 200 || response.status > 299) continue;
    const path = new URL(request.url).pathname;
    const matching = [...open].filter(([, { method, pattern }]) => method === request.method && pattern.test(path));
    // A literal path also fits the template beside it.
    const exact = matching.find(([, operation]) => operation.path === path.replace(/^\/api/, "")) ?? matching[0];
    if (exact) open.delete(exact[0]);
  }
  return [...open.keys()];
}
