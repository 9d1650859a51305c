import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { accessToken } from "../support/accessTokens";
import { python } from "../support/pythonTools";
import { expect, httpTest as test } from "../support/test";

// Clients are generated from the document that the real binary serves, and call it with an access token: what the
// examples in docs/examples promise.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const examples = here("../../../docs/examples");

/** What both examples print. */
interface Printed {
  order: string;
  customer: string;
  refused: string;
}

async function documentOf(address: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "openapi.json");
  const answer = await fetch(`${address}/openapi.json`);
  writeFileSync(file, await answer.text());
  return file;
}

function check(output: string) {
  const printed = JSON.parse(output) as Printed;
  expect(printed.order).toMatch(/^HM-\d+$/);
  expect(printed.customer).not.toBe("");
  expect(printed.refused).toBe("access_token.scope_needed");
}

test("the whole document is valid", async ({ shop }, info) => {
  const file = await documentOf(shop.address, info.outputPath());
  expect(python("openapi-spec-validator", [file], info.outputPath())).toContain("OK");
});

test("a generated TypeScript client works with an access token", async ({ shop, request }, info) => {
  const folder = info.outputPath();
  const file = await documentOf(shop.address, folder);
  const token = await accessToken(request, shop.address, ["orders:read", "orders:write"]);
  const tool = (name: string) => here(`../../node_modules/.bin/${name}`);
  copyFileSync(join(examples, "client.ts"), join(folder, "client.ts"));
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  execFileSync(tool("openapi-typescript"), [file, "--output", join(folder, "schema.ts")]);
  const options = ["--strict", "--skipLibCheck", "--target", "es2022", "--module", "nodenext", "--types", "node", "--outDir", folder];
  execFileSync(tool("tsc"), [...options, join(folder, "client.ts")], { stdio: "pipe", encoding: "utf8" });
  check(execFileSync(process.execPath, [join(folder, "client.js"), shop.address, token, "Read by TypeScript"], { encoding: "utf8" }));
});

test("a generated Python client works with an access token", async ({ shop, request }, info) => {
  const folder = info.outputPath();
  const file = await documentOf(shop.address, folder);
  const token = await accessToken(request, shop.address, ["orders:read", "orders:write"]);
  const options = ["--path", file, "--config", here("../clients/python-client.yml"), "--meta", "none", "--output-path", join(folder, "boutique")];
  const said = python("openapi-python-client", ["generate", ...options, "--fail-on-warning"], folder);
  expect(said, "an operation that the generator left out").not.toContain("WARNING");
  copyFileSync(join(examples, "client.py"), join(folder, "client.py"));
  check(python("python", [join(folder, "client.py"), shop.address, token, "Read by Python"], folder));
});
