import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer } from "../../testing/server";

const [sample] = sampleOf("order_list");
const order = { ...sample, number: "HM-1001", advance: "due", advancePaise: 100_000, canPay: true } as Order;

test.each([
  { onlinePayment: "closed" as const, offers: 0 },
  { onlinePayment: "live" as const, offers: 1 },
])("an advance is paid online only if the shop takes payments: $onlinePayment", async ({ onlinePayment, offers }) => {
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment });
  answer("get", "/me/orders", [order]);
  answer("get", "/me/appointments", []);
  await openScreen("/myorders");
  const main = within(screen.getByRole("main"));
  if (offers > 0) await main.findByRole("button", { name: /^Pay Advance/ });
  else await main.findByText("Online payment opens soon.");
  expect(main.queryAllByRole("button", { name: /^Pay Advance/ })).toHaveLength(offers);
  expect(main.queryAllByText("Online payment opens soon.")).toHaveLength(1 - offers);
});
