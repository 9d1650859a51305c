import { expect, test } from "vitest";
import { detailsOf, doneOf } from "./said";

test("a line is read out in words", () => {
  expect(doneOf({ action: "maintenance.backup_made", subject: "backup:20260801-063000" })).toBe("made a backup");
  expect(doneOf({ action: "auth.logged_in", subject: "user:1", actor: { id: 1, name: "Asha" } })).toBe("logged in");
  expect(doneOf({ action: "orders.status_changed", subject: "order:12" })).toBe("moved an order (order 12)");
  expect(doneOf({ action: "catalogue.product_updated", subject: "product:7" })).toBe("product updated (product 7)");
});

test("what was denied names the operation", () => {
  expect(doneOf({ action: "security.not_found", subject: "operation:order_view" })).toBe("asked for something missing or not theirs (order view)");
});

test("what is noted beside it is read out too", () => {
  const noted = [
    { name: "pricePaise.from", value: "45000" },
    { name: "pricePaise.to", value: "50000" },
    { name: "published", value: "false" },
  ];
  expect(detailsOf(noted)).toBe("price: ₹450 → ₹500 · published: no");
  expect(detailsOf([{ name: "from", value: "Pending" }, { name: "to", value: "Rejected" }])).toBe("Pending → Rejected");
});
