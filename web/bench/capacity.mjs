// What one core and 1 GB hold: processor time of each kind of request, memory of many visitors, bytes of what is stored.
// Processor time says more than requests per second where the client runs on the same machine.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cpuMicroseconds, images, json, megabytesOf, openSmallServer, quantile, releaseBinary } from "./smallServer.mjs";

const { values } = parseArgs({
  options: {
    megabytes: { type: "string", default: "1024" },
    processors: { type: "string", default: "0" },
    binary: { type: "string", default: releaseBinary },
  },
});
const AT_ONCE = 8;
const DAY_MS = 24 * 3_600_000;
const MEBIBYTE = 1024 * 1024;
const IDLE_CONNECTIONS = 1_000;
const VIEWERS = 100;
const WATCHED_SECONDS = 20;
/** A lesson of 1.5 Mbit/s is read in ranges of 1 MiB, one each 5.6 seconds. */
const RANGE_SECONDS = 5.6;

const port = 4420;
const { store, shop, call, read, logIn, sitemap } = await openSmallServer({ name: "boutique-capacity", port, ...values });
const { pages, files } = await sitemap();
const photos = readdirSync(images).filter((name) => name.endsWith(".webp"));
const [owner, customer] = await Promise.all([logIn("9000000001", "demo-owner"), logIn("9000000002", "demo-customer")]);
const of = (cookie) => ({ headers: { cookie } });
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Bytes of the data folder, or of a part of it. */
const bytesOf = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).reduce((sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath ?? entry.path, entry.name)).size : 0), 0);
const databaseBytes = () => ["shop.db", "shop.db-wal"].reduce((sum, name) => sum + statSync(join(store, name)).size, 0);

/** Sends requests, some at a time, and prints what one costs. */
async function cost(what, number, send, atOnce = AT_ONCE) {
  let next = 0;
  const times = [];
  const statuses = {};
  const before = cpuMicroseconds(shop.pid);
  await Promise.all(
    Array.from({ length: Math.min(atOnce, number) }, async () => {
      while (next < number) {
        const { status, milliseconds } = await send(next++);
        times.push(milliseconds);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  const each = (cpuMicroseconds(shop.pid) - before) / number;
  times.sort((one, other) => one - other);
  const figures = [each.toFixed(0), (1e6 / each).toFixed(0), quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)];
  console.log(`${what.padEnd(34)} ${figures.map((figure) => figure.padStart(10)).join(" ")}   ${JSON.stringify(statuses)}`);
}

console.log("request                            CPU µs each   per core/s  median ms    99 % ms   statuses");
await cost("page that is written", pages.length, (at) => call(pages[at]));
await cost("page that is kept", 4_000, (at) => call(pages[at % pages.length]));
await cost("image of a page", 4_000, (at) => call(files[at % files.length]));
await cost("search", 2_000, (at) => call(`/api/search?q=${["blouse", "sari fall", "lehenga", "salwar", "hook"][at % 5]}%20${at}`));
await cost("own orders", 1_000, () => call("/api/me/orders", of(customer)));
await cost("Today of the back office", 300, () => call("/api/admin/today", of(owner)));
await cost("list of orders of the back office", 500, () => call("/api/admin/orders", of(owner)));
await cost("login", 10, () => call("/api/session", json({ mobile: "9000000007", password: "demo-editor" })));

const { day } = await read("/api/orders/slots");
const sizeBefore = databaseBytes();
const products = await read("/api/catalogue/products/11");
const booking = (at) =>
  json(
    {
      pieces: [{ productId: products.id }],
      firstName: "Asha",
      lastName: "Raman",
      contactNumber: "9000000002",
      email: "asha@example.com",
      address: "4 Temple Tank Street",
      pinCode: "600004",
      appointmentDate: new Date(Date.parse(day) + (at + 3) * DAY_MS).toISOString().slice(0, 10),
      appointmentTime: "Full Day",
    },
    { cookie: customer, "idempotency-key": `capacity-${at}-0123456789abcdef` },
  );
await cost("booking", 20, (at) => call("/api/me/appointments", booking(at)));
const bookingBytes = (databaseBytes() - sizeBefore) / 20;
await cost("enquiry", 200, (at) => call("/api/content/enquiries", json({ name: `Visitor ${at}`, phone: "9876543210", message: "Two blouses by Friday?" })));

const uploadsBefore = bytesOf(join(store, "uploads"));
const upload = (at) =>
  call(`/api/admin/media/images?alt=Photo%20${at}`, { method: "POST", body: readFileSync(join(images, photos[at % photos.length])), headers: { cookie: owner, "content-type": "application/octet-stream" } });
await cost("upload of an image", 20, upload, 2);
const imageBytes = (bytesOf(join(store, "uploads")) - uploadsBefore) / 20;

const course = (await read("/api/me/courses", of(customer))).find(({ state }) => state === "active");
const { lessons } = await read(`/api/me/courses/${course.id}`, of(customer));
const grant = await read(`/api/me/courses/${course.id}/grants`, json({ lessonId: lessons[0].id }, { cookie: customer }));
const range = () => call(grant.src, { headers: { cookie: customer, range: `bytes=0-${MEBIBYTE - 1}` } });
await cost("range of a video, at most 1 MiB", 500, range);

console.log(`\nmemory, MB                          resident  anonymous`);
const memory = (what) => console.log(`${what.padEnd(34)} ${megabytesOf(shop.pid, "VmRSS").toFixed(1).padStart(9)} ${megabytesOf(shop.pid, "RssAnon").toFixed(1).padStart(10)}`);
memory("after all of this");
const idle = await Promise.all(
  Array.from({ length: IDLE_CONNECTIONS }, async () => {
    const socket = connect(port, "127.0.0.1");
    await new Promise((resolve) => {
      socket.once("data", resolve);
      socket.write("GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
    });
    return socket;
  }),
);
memory(`${IDLE_CONNECTIONS} connections that wait`);
for (const socket of idle) socket.destroy();
const before = cpuMicroseconds(shop.pid);
const begun = performance.now();
let served = 0;
await Promise.all(
  Array.from({ length: VIEWERS }, async (_, viewer) => {
    await pause((viewer / VIEWERS) * RANGE_SECONDS * 1_000);
    while (performance.now() - begun < WATCHED_SECONDS * 1_000) {
      served += (await range()).bytes;
      await pause(RANGE_SECONDS * 1_000);
    }
  }),
);
const share = (cpuMicroseconds(shop.pid) - before) / (performance.now() - begun) / 10;
memory(`${VIEWERS} viewers of videos`);
console.log(`\n${VIEWERS} viewers: ${share.toFixed(1)} % of a core, ${((served * 8) / (performance.now() - begun) / 1_000).toFixed(0)} Mbit/s`);
console.log(`bytes of a booking in the database: ${(bookingBytes / 1_000).toFixed(1)} kB; of an image with its sizes: ${(imageBytes / 1_000).toFixed(0)} kB; demo store: ${(bytesOf(store) / 1e6).toFixed(1)} MB`);
process.exit(0);
