import { expect, test } from "vitest";
import type { AuditEntry } from "../../../../api/schema";
import type { AdminPart } from "../../../../site/adminPart";
import { audit } from "../auditCopy";
import { allCopy, detailsOf, doneOf, subjectOf } from "./said";

const part = (copy: AdminPart["audit"]): AdminPart => ({ screens: [], ...(copy && { audit: copy }) });
const copy = allCopy([
  part({ prefix: "orders.", label: "Orders", actions: { "orders.status_changed": "moved an order" }, firsts: { "orders.status_changed": "created an order" } }),
  part({ prefix: "auth.", label: "Accounts", actions: { "auth.logged_in": "logged in" } }),
  part(undefined),
  part(audit),
]);

const done = (action: string, details: AuditEntry["details"] = []) => doneOf({ action, details }, copy);

test("an entry is described as a sentence", () => {
  expect(done("maintenance.backup_made")).toBe("made a backup");
  expect(done("auth.logged_in")).toBe("logged in");
  expect(done("media.video_updated")).toBe("changed a video");
  expect(done("media.images_unknown")).toBe("images unknown");
});

test("a first step differs from a later one", () => {
  const [from, to] = [{ name: "status.from", value: "Pending" }, { name: "status.to", value: "Order Placed" }];
  expect(done("orders.status_changed", [to])).toBe("created an order");
  expect(done("orders.status_changed", [from, to])).toBe("moved an order");
});

const meera = { id: 1, name: "Meera" };
const about = (subject: string) => subjectOf({ subject, actor: meera }, { orderPrefix: "MT", people: [meera, { id: 2, name: "Selvi" }] });

test("an entry names what it is about, and leads there", () => {
  expect(about("order:1002")).toEqual({ text: "MT-1002", href: "/admin/orders/1002" });
  expect(about("user:1")).toBeUndefined();
  expect(about("user:2")).toEqual({ text: "Selvi" });
  expect(about("user:3")).toEqual({ text: "account 3", href: "/admin/customers/3" });
  expect(about("product:7")).toEqual({ text: "product 7", href: "/admin/catalogue/products/7" });
  expect(about("backup:20260801-063000")).toBeUndefined();
});

test("a denied request names the operation", () => {
  expect(done("security.not_found")).toBe("requested something missing or not theirs");
  expect(about("operation:order_view")).toEqual({ text: "order view" });
});

test("money and days are written as elsewhere", () => {
  expect(detailsOf([{ name: "advancePaise.to", value: "37035000" }, { name: "day", value: "2026-11-28" }])).toBe("advance: ₹3,70,350 · day: 28 Nov 2026");
  expect(detailsOf([{ name: "reason.from", value: "Festival" }])).toBe("reason, before: Festival");
});

test("the details are described too", () => {
  const noted = [
    { name: "pricePaise.from", value: "45000" },
    { name: "pricePaise.to", value: "50000" },
    { name: "published", value: "false" },
  ];
  expect(detailsOf(noted)).toBe("price: ₹450 → ₹500 · published: no");
  expect(detailsOf([{ name: "from", value: "Pending" }, { name: "to", value: "Rejected" }])).toBe("Pending → Rejected");
});

test("the log is looked through by what the features list", () => {
  expect(copy.map(({ prefix }) => prefix)).toEqual(["orders.", "auth.", "maintenance.", "media.", "security."]);
});
