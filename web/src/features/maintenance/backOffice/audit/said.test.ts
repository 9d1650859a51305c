import { expect, test } from "vitest";
import type { AdminPart } from "../../../../site/adminPart";
import { audit } from "../auditCopy";
import { allCopy, detailsOf, doneOf } from "./said";

const part = (copy: AdminPart["audit"]): AdminPart => ({ screens: [], ...(copy && { audit: copy }) });
const copy = allCopy([
  part({ prefix: "orders.", label: "Orders", actions: { "orders.status_changed": "moved an order" } }),
  part({ prefix: "auth.", label: "Accounts", actions: { "auth.logged_in": "logged in" } }),
  part(undefined),
  part(audit),
]);

test("an entry is described as a sentence", () => {
  expect(doneOf({ action: "maintenance.backup_made", subject: "backup:20260801-063000" }, copy)).toBe("made a backup");
  expect(doneOf({ action: "auth.logged_in", subject: "user:1", actor: { id: 1, name: "Asha" } }, copy)).toBe("logged in");
  expect(doneOf({ action: "orders.status_changed", subject: "order:12" }, copy)).toBe("moved an order (order 12)");
  expect(doneOf({ action: "catalogue.product_updated", subject: "product:7" }, copy)).toBe("product updated (product 7)");
});

test("a denied request names the operation", () => {
  expect(doneOf({ action: "security.not_found", subject: "operation:order_view" }, copy)).toBe("requested something missing or not theirs (order view)");
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
