import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, recover, refuse } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const [sample] = sampleOf("order_list");
const shop = { ...sampleOf("shop_view"), onlinePayment: "live" as const };
const due = { ...(sample as NonNullable<typeof sample>), advancePaise: 300_000, advance: "due" as const, canPay: true };

function answers(): void {
  be(customer);
  answer("get", "/content/shop", shop);
  answer("get", "/me/orders", [due]);
  answer("get", "/me/appointments", []);
}
beforeEach(answers);
afterEach(() => {
  vi.useRealTimers();
});

test("a failed list says why, and 'Try Again' loads it", async () => {
  refuse("get", "/me/orders", () => problem(500, "store.internal"));
  await openScreen("/myorders");
  await main().findByText("Unable to fetch order data: Something went wrong. Please try again.");
  refuse("get", "/me/orders", () => HttpResponse.html("<p>Hello</p>"));
  fireEvent.click(main().getByRole("button", { name: "Try Again" }));
  await main().findByText("Unable to fetch order data: Expected JSON response");
  recover();
  answers();
  fireEvent.click(main().getByRole("button", { name: "Try Again" }));
  await main().findByRole("button", { name: /^Pay Advance/ });
});

test("an empty list says what to do", async () => {
  answer("get", "/me/orders", []);
  await openScreen("/myorders");
  await main().findByText("Your order list is empty – it's time to shop Or Wait For Appoinment Approval");
});

test("a visitor is asked to log in and returns to the orders", async () => {
  be({});
  await openScreen("/myorders");
  await main().findByText("Please Login To Continue...");
  expect(main().getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login?next=%2Fmyorders");
});

const CANNOT_PAY = "Failed to load the SDK. Please check your connection.";

test("an unreachable payment provider is reported, and no payment is pending", async () => {
  refuse("post", "/payments/orders", () => problem(503, "payments.provider_unreachable", CANNOT_PAY));
  await openScreen("/myorders");
  fireEvent.click(await main().findByRole("button", { name: /^Pay Advance/ }));
  await screen.findByText(CANNOT_PAY);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a payment without a response is requested again with the same key, then reported", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const asked = refuse("post", "/payments/orders");
  await openScreen("/myorders");
  fireEvent.click(await main().findByRole("button", { name: /^Pay Advance/ }));
  for (const times of [1, 2, 3]) {
    await waitFor(() => expect(asked).toHaveLength(times));
    await vi.advanceTimersByTimeAsync(2000);
  }
  await screen.findByText(CANNOT_PAY);
  const keys = new Set(asked.map(({ headers }) => headers.get("idempotency-key")));
  expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{8,100}$/)]);
});
