import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen, owner } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold } from "../../testing/server";

test("a shop without payment keys opens with payments at the counter only", async () => {
  be(owner);
  answer("get", "/admin/payments/provider", { ...sampleOf("admin_payment_provider_view"), mode: "closed" });
  answer("get", "/admin/content/setup", { open: false, decided: [] });
  await openScreen("/admin/setup");
  const title = () => screen.findByText("Payments", { selector: "b" });
  const line = async () => within((await title()).closest("li") as HTMLElement);
  expect((await line()).queryByText("Done")).toBeNull();
  const counterOnly = { open: false, decided: ["payments" as const] };
  const decided = hold("put", "/admin/content/setup/steps", () => counterOnly);
  fireEvent.click(await screen.findByRole("button", { name: "Counter only for now" }));
  await decided.came(1);
  expect(decided.bodies).toEqual([{ step: "payments", decided: true }]);
  answer("get", "/admin/content/setup", counterOnly);
  await decided.release();
  await screen.findByText("At the counter only");
  (await line()).getByText("Done");
});
