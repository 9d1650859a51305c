import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./support/test";

const kilobyte = 1000;

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
  expect(of("Script"), "JavaScript in kB").toBeLessThanOrEqual(115);
  expect(of("Font"), "fonts in kB").toBeGreaterThan(10);
  expect(of("Font"), "fonts in kB").toBeLessThanOrEqual(60);
  // The page itself, packed; what is said about it in the headers is not part of it.
  expect(await response?.headerValue("content-encoding")).toBe("br");
  expect(Number(await response?.headerValue("content-length")) / kilobyte, "the page in kB").toBeLessThanOrEqual(32);
  const sheet = /<style[^>]*>([^<]*)<\/style>/.exec(await (await request.get("/")).text())?.[1] ?? "";
  const weight = brotliCompressSync(sheet).length / kilobyte;
  expect(weight, "the inlined sheet in kB").toBeGreaterThan(1);
  expect(weight + of("Stylesheet"), "CSS in kB").toBeLessThanOrEqual(12);
});
