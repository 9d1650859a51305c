import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "../support/test";
import { written } from "../support/written";

const kilobyte = 1000;

/** As the server packs its pages. */
const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Everything a first visit to / transfers until five seconds after load, untouched. */
test("the first load of the home page stays within its budget", async ({ page, request }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  const response = await page.goto("/", { waitUntil: "load" });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 5000)));
  const of = (kind: string) => (bytes.get(kind) ?? 0) / kilobyte;

  expect(of("Script"), "JavaScript in kB").toBeGreaterThan(20);
  expect(of("Script"), "JavaScript in kB").toBeLessThanOrEqual(118);
  expect(of("Font"), "fonts in kB").toBeGreaterThan(10);
  expect(of("Font"), "fonts in kB").toBeLessThanOrEqual(60);
  // The page itself, packed; what is said about it in the headers is not part of it.
  expect(await response?.headerValue("content-encoding")).toBe("br");
  expect(Number(await response?.headerValue("content-length")) / kilobyte, "the page in kB").toBeLessThanOrEqual(30.5);
  const html = await (await request.get("/")).text();
  const stylesheet = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, rules]) => rules).join("");
  const weight = brotliCompressSync(stylesheet).length / kilobyte;
  expect(weight, "the inlined sheets in kB").toBeGreaterThan(1);
  expect(weight + of("Stylesheet"), "CSS in kB").toBeLessThanOrEqual(11.3);
});

// The largest paint of these pages is their heading.
for (const [path, limit] of [["/", 11.3], ["/login", 9.9], ["/bookappointment", 13.2], ["/myorders", 11.6], ["/mycourses", 11.7]] as const) {
  test(`the heading of ${path} is in the first bytes and waits for no file`, async ({ request }) => {
    await written(request, { path });
    const html = await (await request.get(path)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    // Browsers hold back the first paint for each of these in the head, for preloaded fonts too.
    expect(head.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*(?:stylesheet|as="font")[^>]*>/g), "what holds up the first paint").toBeNull();
    expect(html.match(/<link rel="preload" as="font"/g), "fonts that are fetched before the page is laid out").toHaveLength(2);
    const heading = html.indexOf("</h1>");
    expect(heading).toBeGreaterThan(0);
    expect(packed(html.slice(0, heading)) / kilobyte, "kB up to the heading").toBeLessThanOrEqual(limit);
  });
}

test("who is logged in here is seen before any file of the client has come", async ({ page, watched }) => {
  watched.allow(/\/assets\//);
  await page.addInitScript(() => Object.assign(localStorage, { userId: "3", userName: "asha. raman" }));
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/");
  const login = page.getByRole("link", { name: "Login" });
  const shown = await login.evaluate((link) => {
    const { content, textTransform } = getComputedStyle(link, "::before");
    return [content, textTransform];
  });
  expect(shown).toEqual(['"as"', "uppercase"]);
  await expect(login.locator("svg")).toBeHidden();
});

test("content far below the fold is not laid out initially", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Idle time never comes: the page stays as it was first painted.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await page.goto("/");
  const isLaidOut = (selector: string) => page.locator(selector).first().evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut("h1")).toBe(true);
  for (const selector of ["#homegallery h2", "#clientvoice h2", "#homecontactus h2", "aside h2", "footer h2"]) expect(await isLaidOut(selector), selector).toBe(false);
});
