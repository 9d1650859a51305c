import { expect, test } from "vitest";
import { problemFrom } from "./problem";
import { explained, send } from "./send";

test("an operation explains its own codes and no others, and both are checked while compiling", () => {
  const confirm = explained("POST /auth/contact/confirm", { "auth.link_dead": "dead", "auth.mobile_taken": "taken", "auth.email_taken": "taken" });
  const refusal = (code: string) => problemFrom(409, { code, message: "" });
  expect(confirm.meaningOf(refusal("auth.link_dead"))).toBe("dead");
  expect(confirm.meaningOf(refusal("store.busy"))).toBeUndefined();
  expect(confirm.meaningOf(new TypeError())).toBeUndefined();
  // @ts-expect-error Two codes are missing.
  explained("POST /auth/contact/confirm", { "auth.link_dead": "dead" });
  // @ts-expect-error The second code belongs to another operation.
  explained("DELETE /admin/holidays/{day}", { "orders.holiday_not_found": "gone", "auth.link_dead": "dead" });
  // @ts-expect-error The body belongs to another operation.
  const wrong = () => confirm({ body: { email: "asha@example.com" } });
  // @ts-expect-error The day is missing.
  const missing = () => send("DELETE /admin/holidays/{day}");
  expect([wrong, missing]).toHaveLength(2);
});
