// Writes the client's types from the published document: `schema.ts`, the shapes and routes, and `codes.ts`, what
// each operation answers with when it does not work. With --check it only tells whether they are current.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const document = JSON.parse(readFileSync(here("../../openapi.json"), "utf8"));
const HEAD = "// Written by `just gen` from openapi.json. Not to be changed by hand.\n";
const WIDTH = 120;
/** Security schemes that ask for a role. */
const ROLES = ["Staff", "Editor", "Counter", "Manager", "Owner"];
/** Phrases of statuses, which a response has that is described by its schema. */
const PHRASES = ["OK", "Created", "Accepted", "No Content"];

const current = {
  [here("../src/api/codes.ts")]: codes(),
  [here("../src/api/schema.ts")]: await schema(),
};
if (process.argv.includes("--check")) {
  const old = Object.keys(current).filter((file) => readFileSync(file, "utf8") !== current[file]);
  if (old.length > 0) throw new Error(`not current: ${old.join(", ")}. Fix with: just gen`);
} else {
  for (const [file, text] of Object.entries(current)) writeFileSync(file, text);
}

function withoutPhrases(api) {
  const plain = structuredClone(api);
  const operations = Object.values(plain.paths).flatMap((methods) => Object.values(methods));
  for (const { responses = {} } of [...operations, plain.components]) {
    for (const response of Object.values(responses)) {
      if (PHRASES.includes(response.description)) delete response.description;
    }
  }
  return plain;
}

/** A parameter or a body, which may stand among the components. */
function resolved(part) {
  if (part?.$ref === undefined) return part;
  const [kind, name] = part.$ref.split("/").slice(-2);
  return document.components[kind][name];
}

/** Each operation with what the document says for all of them, and its path for all of its own. */
function operations() {
  return Object.entries(document.paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      security: document.security,
      ...operation,
      parameters: [...shared, ...(operation.parameters ?? [])].map(resolved),
      requestBody: resolved(operation.requestBody),
    })),
  );
}

/** Which of the document's rules are true of an operation, as this client calls it: with the cookie of a login. */
function rulesOf({ method, parameters, requestBody, security: schemes, tags = [] }) {
  const security = schemes.filter((scheme) => !("AccessToken" in scheme));
  const signed = tags.includes("Signed");
  const closed = security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
  const applies = {
    always: true,
    parameters: parameters.length > 0,
    path: parameters.some((parameter) => parameter.in === "path"),
    key: parameters.some((parameter) => parameter.name === "Idempotency-Key"),
    unsafe: method !== "get" && !signed,
    signed,
    body: requestBody !== undefined,
    json: Object.keys(requestBody?.content ?? {}).some((type) => type.startsWith("application/json")),
    login: closed,
    role: closed && security.every((scheme) => ROLES.some((role) => role in scheme)),
    token: false,
  };
  return Object.keys(document["x-derived-codes"]).filter((rule) => applies[rule]);
}

function codes() {
  const union = (names) => (names.length === 0 ? "never" : names.map((name) => JSON.stringify(name)).join(" | "));
  const title = (rule) => `${rule[0].toUpperCase()}${rule.slice(1)}`;
  const byId = operations().sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
  const used = Object.entries(document["x-derived-codes"]).filter(([rule]) => rule !== "token");
  const rules = used.map(([rule, names]) => `type ${title(rule)} = ${union(names)};\n`);
  const own = byId
    .filter((operation) => operation["x-codes"])
    .map((operation) => `  ${operation.operationId}: ${union(operation["x-codes"])};\n`);
  const derived = byId.map((operation) => `  ${operation.operationId}: ${rulesOf(operation).map(title).join(" | ")};\n`);
  return `${HEAD}
${rules.join("")}
/** The codes of an operation's own rules. */
export interface OwnCodes {
${own.join("")}}

/** The codes that follow from what an operation is. */
export interface DerivedCodes {
${derived.join("")}}
`;
}

async function schema() {
  const nodes = await openapiTS(withoutPhrases(document), {
    defaultNonNullable: false,
    enumValues: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  const routes = operations().map(({ operationId, method, path }) => `  ${operationId}: "${method.toUpperCase()} ${path}";\n`);
  return `${HEAD}\n${compact(astToString(nodes, { sourceMapText: "" }))}
/** The method and path of each operation. */
export interface Routes {
${routes.join("")}}
`;
}

/** The same types in fewer lines: a comment beside its field, and a block that fits on one. */
function compact(text) {
  const lines = [];
  for (const line of withoutRepetition(text).split("\n")) {
    const indented = line.replace(/^(?: {4})+/, (indent) => " ".repeat(indent.length / 2));
    const above = lines.at(-1) ?? "";
    const beside = `${above} ${indented.trim()}`;
    const isField = /^\s+[\w"[\]: ]+\??: .*;$/.test(indented);
    if (isField && /^\s*\/\*\* .*\*\/$/.test(above) && beside.length <= WIDTH) lines[lines.length - 1] = beside;
    else lines.push(indented);
    if (!/^\s*\}/.test(indented)) continue;
    const indent = /^\s*/.exec(indented)[0];
    const start = lines.findLastIndex((above, place) => place < lines.length - 1 && above.startsWith(indent) && above[indent.length] !== " ");
    const block = lines.slice(start);
    const joined = [block[0], ...block.slice(1).map((part) => part.trim())].join(" ");
    const comments = block.filter((part) => /^\s*(\/\*|\*)/.test(part));
    const plain = block.length > 2 && block[0].endsWith("{") && (comments.length === 0 || block.length <= 4);
    if (plain && joined.length <= WIDTH && start > 0 && indent !== "") lines.splice(start, block.length, joined);
  }
  return lines.join("\n");
}

/**
 * Left out: names of parameters and responses, which stand with their operations, methods that no path has, an operation's words with its path, for they stand with the operation, and what an
 * operation does not have.
 */
function withoutRepetition(text) {
  const [paths, rest] = text.split(/(?=^export type webhooks)/m);
  const messages = /^ {8}\/\*\*\n(?:\s*\*.*\n)+?(?= {8}[a-z]+: operations)/gm;
  const nothing = /^ {8}(?:parameters: \{\n(?: {12}.*never;\n)+ {8}\};|[a-z]+\?: never;)\n/gm;
  const absent = /^ {8,}(?:(?:query|header|path|cookie|requestBody)\?: never|content\?: never);\n| {16}headers: \{\n {20}\[name: string\]: unknown;\n {16}\};\n/gm;
  const shared = /^export type (?:Parameter|Response)\w+ = .*\n/gm;
  const short = rest.replaceAll(absent, "").replaceAll(shared, "").replaceAll(/\{\n *\}/g, "{}");
  return paths.replaceAll(messages, "").replaceAll(nothing, "") + short.replaceAll(/^( *)\/\*\*[^]*?\*\/\n/gm, comment);
}

/** A comment without what the type says itself, in one line where there is one. */
function comment(whole, indent) {
  const lines = whole
    .split("\n")
    .map((line) => line.replace(/^ *(?:\/\*)?\*+(?: |\/?$)/, "").replace(/ \*\/$/, ""))
    .filter((line) => !/^(?:Format: .*|@enum .*)$/.test(line))
    .map((line) => line.replace(/^@description /, "").replace(/^ {4}/, ""));
  while (lines.at(-1) === "") lines.pop();
  while (lines[0] === "") lines.shift();
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const [text, example] = lines;
  const joined = `${indent}/** ${text} ${example} */\n`;
  if (lines.length === 2 && example.startsWith("@example ") && joined.length <= WIDTH) return joined;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}
