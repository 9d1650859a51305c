import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order, OrderPiece } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, recover, refuse } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const [sample] = sampleOf("order_list");
const shop = { ...sampleOf("shop_view"), onlinePayment: "live" as const };
const aPiece: OrderPiece = { ...((sample as Order).pieces[0] as OrderPiece), choices: [] };
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

const waiting: Order = {
  ...due,
  status: "Pending",
  number: "HM-1064",
  advance: "none",
  canCancel: true,
  appointmentDate: "2099-11-26",
  appointmentTime: "3:00PM To 5:00PM",
  address: "14, Second Main Road\nKasturba Nagar",
  pinCode: "600020",
  pieces: [
    { ...aPiece, id: 1, serviceName: "Blouse", quantity: 1, forWhom: "Amma", choices: [{ group: "Neck", option: "Boat neck", pricePaise: 0 }] },
    { ...aPiece, id: 2, serviceName: "Salwar", quantity: 1 },
  ],
};

test("a request that waits shows its pieces, visit and address, and the empty list is only a quiet line", async () => {
  answer("get", "/me/orders", []);
  answer("get", "/me/appointments", [waiting]);
  await openScreen("/myorders");
  const request = within(await main().findByRole("region", { name: "1 request awaiting approval" }));
  expect(request.getByText(/^Thu 26 November 2099, 3:00PM To 5:00PM$/)).toBeTruthy();
  expect(request.getByText("HM-1064 · 14, Second Main Road, Kasturba Nagar, 600020")).toBeTruthy();
  const [blouse, salwar] = within(request.getByRole("list", { name: "Pieces" })).getAllByRole("listitem");
  expect(blouse?.textContent).toBe("BlouseFor Amma. Boat neck");
  expect(salwar?.textContent).toBe("SalwarFor you");
  expect(request.getByRole("button", { name: "Reschedule HM-1064" })).toBeTruthy();
  expect(request.getByRole("button", { name: "Cancel request HM-1064" })).toBeTruthy();
  expect(request.getByRole("link", { name: "View request HM-1064" }).getAttribute("href")).toBe(`/myorders/${waiting.id}`);
  const empty = main().getByText("Your order list is empty – it's time to shop Or Wait For Appoinment Approval");
  expect(empty.tagName).toBe("P");
  expect(main().queryByRole("link", { name: "View our services" })).toBeNull();
});

test("a request and an order say by which day they are needed", async () => {
  const needed = { ...due, neededBy: "2099-12-05", pieces: [aPiece] };
  answer("get", "/me/orders", [needed]);
  answer("get", "/me/appointments", [{ ...waiting, neededBy: "2099-12-06" }]);
  await openScreen("/myorders");
  const request = within(await main().findByRole("region", { name: "1 request awaiting approval" }));
  expect(request.getByText("Needed by Sun 6 December 2099")).toBeTruthy();
  const details = main().getByText("Visit, measurements and history").closest("details");
  if (details) details.open = true;
  fireEvent(details as HTMLElement, new Event("toggle"));
  expect((await main().findByRole("heading", { name: "Needed by" })).nextElementSibling?.textContent).toBe("Sat 5 December 2099");
});

test("an order of one piece says how many and for whom", async () => {
  answer("get", "/me/orders", [{ ...due, status: "Order Placed", step: 1, pieces: [{ ...aPiece, serviceName: "Blouse", quantity: 3, forWhom: "Amma" }] }]);
  await openScreen("/myorders");
  const order = within(await main().findByRole("article", { name: "Blouse × 3" }));
  expect(order.getByText("For Amma")).toBeTruthy();
  expect(order.getByText("Service Name").nextElementSibling?.textContent).toBe("Blouse × 3, for Amma");
});

test("what is left of a delivered order is paid now or at the shop, and of another one when it is collected", async () => {
  const rest = { ...due, advance: "none" as const, balancePaise: 200_000, payablePaise: 200_000 };
  answer("get", "/me/orders", [
    { ...rest, status: "Delivered", step: 4 },
    { ...rest, id: 2, status: "Ready for Pickup", step: 4 },
  ]);
  await openScreen("/myorders");
  const [delivered, ready] = await main().findAllByRole("article");
  expect(within(delivered as HTMLElement).getByText("Pay now, or at the shop.")).toBeTruthy();
  expect(within(ready as HTMLElement).getByText("Pay now, or at the counter when you collect.")).toBeTruthy();
});

test("each button pays what it names, and a partly paid advance says what is left", async () => {
  const base = { ...due, status: "Order Placed" as const, step: 1, advancePaise: 35_000 };
  answer("get", "/me/orders", [
    { ...base, advance: "due", advanceDuePaise: 5_000, payablePaise: 5_000 },
    { ...base, id: 2, advance: "none", advancePaise: undefined, balancePaise: 200_000, payablePaise: 200_000 },
  ] as Order[]);
  const begun = refuse("post", "/payments/orders", () => problem(409, "orders.advance_paid", "The advance of this order is already paid."));
  await openScreen("/myorders");
  const [advance, balance] = await main().findAllByRole("article");
  within(advance as HTMLElement).getByText("₹50 of ₹350 due");
  fireEvent.click(within(advance as HTMLElement).getByRole("button", { name: /^Pay Advance/ }));
  await screen.findByText("The advance of this order is already paid.");
  fireEvent.click(within(balance as HTMLElement).getByRole("button", { name: /^Pay balance/ }));
  await waitFor(() => expect(begun.length).toBe(2));
  const bodies = await Promise.all(begun.map((request) => request.json() as Promise<unknown>));
  expect(bodies).toEqual([
    { kind: "advance", reference: String(due.id) },
    { kind: "advance", reference: "2", balance: true },
  ]);
});

test("a visit that moves is not in its own way, a full day is, and a rush fee is announced", async () => {
  const day = (day: string, usuallyReady: string) => ({
    ...sampleOf("slot_list"),
    day,
    earliest: "2099-11-20",
    latest: "2099-12-31",
    closed: false,
    usuallyReady,
    rushPaise: 25_000,
    nextDays: [
      { day: "2099-11-25", closed: false, free: 0 },
      { day: "2099-11-26", closed: false, free: 1 },
      { day: "2099-11-27", closed: false, free: 5 },
    ],
    slots: [
      { slot: "11:00 AM To 1:00PM" as const, free: 2 },
      { slot: "3:00PM To 5:00PM" as const, free: 0 },
    ],
  });
  answer("get", "/me/orders", []);
  answer("get", "/me/appointments", [{ ...waiting, neededBy: "2099-12-06", rushPaise: undefined } as Order]);
  answer("get", "/orders/slots", day("2099-11-26", "2099-12-06"));
  await openScreen("/myorders");
  fireEvent.click(await main().findByRole("button", { name: "Reschedule HM-1064" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Move your visit" }));
  expect(await dialog.findByRole("radio", { name: "Wed 25 November 2099, Full" })).toHaveProperty("disabled", true);
  expect(dialog.queryByText("This time is full. Please choose another one.")).toBeNull();
  expect(dialog.queryByText(/rush fee/)).toBeNull();
  answer("get", "/orders/slots", day("2099-11-27", "2099-12-07"));
  fireEvent.click(dialog.getByRole("radio", { name: "Fri 27 November 2099, 5 places" }));
  await dialog.findByText(/^Needed by Sun 6 December 2099: with this visit, a rush fee of ₹250 is added to your estimate\.$/);
  expect(dialog.getByText("This time is full. Please choose another one.")).toBeTruthy();
});

test("a card of several pieces lists them with their steps, one of a single piece does not", async () => {
  const pieces: OrderPiece[] = [
    { ...aPiece, id: 1, serviceName: "Blouse", quantity: 1, status: "Ready for Pickup", step: 4 },
    { ...aPiece, id: 2, serviceName: "Salwar", quantity: 1, status: "Cutting Started", step: 2 },
  ];
  const family: Order = { ...due, number: "HM-1058", status: "Stitching In Progress", step: 3, pieces, expectedDays: 10 };
  const alone: Order = { ...due, id: 2, number: "HM-1048", contactNumber: "9000000002", status: "Cutting Started", step: 2, pieces: [{ ...aPiece, step: 2 }], expectedDays: 10 };
  answer("get", "/me/orders", [family, alone]);
  await openScreen("/myorders");
  const [first, second] = await main().findAllByRole("article");
  const several = within(first as HTMLElement);
  const rows = within(several.getByRole("list", { name: "Pieces" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["BlouseReady", "SalwarCutting"]);
  expect(several.getByText("Stitching 1 of 2 · 1 of 2 ready")).toBeTruthy();
  const one = within(second as HTMLElement);
  expect(one.queryByRole("list", { name: "Pieces" })).toBeNull();
  expect(one.getByText("Expected Delivery: 10 Days")).toBeTruthy();
  for (const name of ["Order ID", "Name", "Mobile", "Service Name", "Advance Payment"]) expect(one.getByText(name), name).toBeTruthy();
  expect(one.getByRole("link", { name: "View order HM-1048" }).getAttribute("href")).toBe("/myorders/2");
});

test("the second address shows the same, and names the first one", async () => {
  await openScreen("/Myorders");
  await main().findByRole("button", { name: /^Pay Advance/ });
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/myorders$/);
});

test("an order is cancelled after a question", async () => {
  const open: Order = { ...due, id: 1002, number: "HM-1002", status: "Order Placed", step: 1, canCancel: true };
  const { step: _step, ...rest } = open;
  const cancelled: Order = { ...rest, status: "Cancelled", canCancel: false, advance: "none" };
  answer("get", "/me/orders", [open]);
  const sent = refuse("post", "/me/orders/{id}/cancel", () => HttpResponse.json(cancelled));
  await openScreen("/myorders");
  fireEvent.click(await main().findByRole("button", { name: "Cancel order HM-1002" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Cancel this order?" }));
  expect(sent).toEqual([]);
  answer("get", "/me/orders", [cancelled]);
  fireEvent.click(question.getByRole("button", { name: /^Yes, cancel/ }));
  await screen.findByText("Your order is cancelled.");
  await main().findByText("Cancelled");
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(["/api/me/orders/1002/cancel"]);
  expect(main().queryByRole("button", { name: /^(Cancel order|Pay Advance)/ })).toBeNull();
});

test("an order that another tab cancelled is cancelled here once the tab is looked at again", async () => {
  await openScreen("/myorders");
  await main().findByRole("button", { name: /^Pay Advance/ });
  answer("get", "/me/orders", [{ ...due, status: "Cancelled", canCancel: false, advance: "none" }]);
  fireEvent(window, new Event("visibilitychange"));
  await main().findByText("Cancelled");
  expect(main().queryByRole("button", { name: /^Pay Advance/ })).toBeNull();
});

test("a visitor is asked to log in and returns to the orders", async () => {
  be({});
  await openScreen("/myorders");
  await main().findByText("Please Login To Continue...");
  expect(main().getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login?next=%2Fmyorders");
});

const CANNOT_PAY = "Failed to load the SDK. Please check your connection.";

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
