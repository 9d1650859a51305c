import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL(".", import.meta.url));

/**
 * What each feature offers to the others stands in its folder `public`. This is the one list of those who offer
 * something, each with the offers that its own are built on.
 */
const OFFERS: Readonly<Record<string, readonly string[]>> = {
  content: [],
  auth: ["content"],
  media: [],
  payments: ["content"],
  invoices: [],
  garments: [],
  catalogue: [],
  messages: [],
  notifications: [],
};

const TOOLS = ["api", "format", "adminLinks.ts", "links.ts", "ui"];

/** What a folder below src may import besides itself and libraries; all others are refused. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  api: ["format"],
  format: [],
  "adminLinks.ts": [],
  "links.ts": [],
  ui: ["format"],
  site: TOOLS,
  form: TOOLS,
  admin: [...TOOLS, "form", "site"],
};
const FEATURES_MAY_IMPORT = [...TOOLS, "admin", "form", "site"];
/** The application puts together what the features give it. */
const APP_MAY_IMPORT = /^features\/\w+\/(feature\.ts|home\.tsx|home\/|public\/)/;

const IMPORT = /(?:\bfrom|\bimport|\bmock)\s*\(?\s*["'](\.[^"'?]*)/g;

interface Import {
  from: string;
  to: string;
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith("testing/");

function importsOf(path: string, files: ReadonlySet<string>): Import[] {
  const text = readFileSync(join(SRC, path), "utf8").replaceAll(/\/\*\*[^]*?\*\//g, "");
  return Array.from(text.matchAll(IMPORT), ([, specifier = ""]) => {
    const target = relative(SRC, resolve(SRC, dirname(path), specifier)).split(sep).join("/");
    const to = [target, `${target}.ts`, `${target}.tsx`].find((candidate) => files.has(candidate));
    return { from: path, to: to ?? target };
  });
}

/** "features/courses" for what is in a feature, else the first folder or file below src. */
const roomOf = (path: string): string => path.split("/").slice(0, path.startsWith("features/") ? 2 : 1).join("/");

const isPublic = (path: string): boolean => /^features\/\w+\/public\//.test(path);

function isAllowed({ from, to }: Import): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === target) return true;
  // Outside of src: the videos of the demo shop, which come with the client; the API document for tests.
  if (to.startsWith("../")) return to.startsWith("../../data/") || isTest(from);
  if (isTest(from) || /^entry-\w+\.tsx$/.test(from)) return true;
  if (room === "app") return target.startsWith("features/") ? APP_MAY_IMPORT.test(to) : target !== "testing";
  if (!room.startsWith("features/")) return MAY_IMPORT[room]?.includes(target) ?? false;
  if (!target.startsWith("features/")) return FEATURES_MAY_IMPORT.includes(target);
  const [feature = "", other = ""] = [room, target].map((path) => path.slice("features/".length));
  return isPublic(to) && other in OFFERS && (!isPublic(from) || OFFERS[feature]?.includes(other) === true);
}

const files = new Set(
  readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((path) => path.split(sep).join("/")),
);
const imports = [...files].filter((path) => /\.tsx?$/.test(path)).flatMap((path) => importsOf(path, files));

test("every import stays within what its room may know", () => {
  expect(imports.length).toBeGreaterThan(2000);
  const unknown = imports.filter(({ to }) => !to.startsWith("../") && !files.has(to));
  expect(unknown, "imports of files that do not exist").toEqual([]);
  expect(imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test("the list names everything that is offered, built on what stands before it", () => {
  const names = Object.keys(OFFERS);
  expect([...new Set([...files].filter(isPublic).map((path) => path.split("/")[1]))].sort()).toEqual(names.toSorted());
  for (const [index, name] of names.entries()) expect(names.slice(0, index)).toEqual(expect.arrayContaining([...(OFFERS[name] ?? [])]));
});

test.each<Import & { allowed: boolean }>([
  { from: "features/courses/routes.ts", to: "features/orders/copy.ts", allowed: false },
  { from: "features/courses/player/Player.tsx", to: "features/orders/booking/values.ts", allowed: false },
  { from: "features/courses/player/Player.tsx", to: "features/auth/public/useSession.ts", allowed: true },
  { from: "features/courses/player/Player.tsx", to: "features/auth/session/queries.ts", allowed: false },
  { from: "features/auth/public/useSession.ts", to: "features/payments/public/checkout.ts", allowed: false },
  { from: "features/courses/routes.ts", to: "app/match.ts", allowed: false },
  { from: "site/head/Head.tsx", to: "features/content/public/useShop.ts", allowed: false },
  { from: "ui/Photo.tsx", to: "links.ts", allowed: false },
  { from: "app/setup/SetupPage.tsx", to: "features/auth/components/LoginForm.tsx", allowed: false },
])("$from importing $to is allowed: $allowed", ({ allowed, ...one }) => {
  expect(isAllowed(one)).toBe(allowed);
});
