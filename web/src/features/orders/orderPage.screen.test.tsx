import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Alteration, Order, OrderMoney, OrderPiece } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, recover, refuse } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const [sample] = sampleOf("order_list");
const shop = { ...sampleOf("shop_view"), onlinePayment: "live" as const };
const single = sample as Order;
const aPiece = single.pieces[0] as OrderPiece;
const placed = { status: "Order Placed" as const, at: "2026-11-18T06:30:00Z", by: "shop" as const };

const blouse: OrderPiece = {
  ...aPiece,
  id: 1,
  serviceName: "Blouse, princess cut",
  quantity: 1,
  forWhom: "Amma",
  fabric: "Peacock silk",
  fabricSource: "customer",
  choices: [{ group: "Lining", option: "Lining", pricePaise: 25_000 }],
  lengths: [
    { field: "aroundBust", label: "Around bust", cm: 91.5 },
    { field: "sleeve", label: "Sleeve", cm: 24.8 },
  ],
  estimatePaise: 130_000,
  pricePaise: 150_000,
  status: "Stitching In Progress",
  step: 3,
  statusAt: "2026-11-20T06:30:00Z",
  photos: [],
  shopPhotos: [],
};
const salwar: OrderPiece = { ...blouse, id: 2, serviceName: "Salwar suit", choices: [], estimatePaise: 170_000, pricePaise: 170_000, status: "Ready for Pickup", step: 4 };
delete salwar.forWhom;

/** Two pieces, agreed ₹200 over the estimate, with ₹1,000 advance to pay. */
const family: Order = {
  ...single,
  id: 1058,
  number: "HM-1058",
  status: "Stitching In Progress",
  step: 3,
  history: [placed],
  pieces: [blouse, salwar],
  expectedDays: 8,
  promisedDay: "2026-12-04",
  appointmentDate: "2026-11-26",
  appointmentTime: "3:00PM To 5:00PM",
  address: "14, Second Main Road",
  pricePaise: 300_000,
  rushPaise: 25_000,
  discountPaise: 45_000,
  discountReason: "three pieces",
  balancePaise: 300_000,
  advance: "due",
  advancePaise: 100_000,
  statusLink: "on",
  statusKey: "0123456789abcdef0123456789abcdef",
};
const none: OrderMoney = { ...sampleOf("order_money_view"), payments: [], documents: [] };
const path = "/myorders/1058";

function answers(order: Order = family, money: OrderMoney = none): void {
  answer("get", "/me/orders/{id}", order);
  answer("get", "/me/orders/{id}/money", money);
}
beforeEach(() => {
  be(customer);
  answer("get", "/content/shop", shop);
  answers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async (order: Order, money?: OrderMoney) => {
  answers(order, money);
  await openScreen(path);
  await main().findByRole("heading", { level: 1, name: `Order ${order.number}` });
};
const price = () => within(main().getByRole("region", { name: "Price and payments" }));

test("each piece says for whom, what was chosen, its fabric, step and measurements", async () => {
  await open(family);
  expect(main().getByText("Expected Delivery: 8 Days (by 4 Dec)")).toBeTruthy();
  expect(main().getAllByText("1 of 2 ready")).toHaveLength(2);
  const amma = within(main().getByRole("article", { name: "Blouse, princess cut" }));
  for (const text of ["For Amma", "Lining", "Your fabric: Peacock silk"]) expect(amma.getByText(text), text).toBeTruthy();
  expect(amma.getByRole("img", { name: "Step 3 of 4: Stitching" })).toBeTruthy();
  expect(amma.getByText("36 in")).toBeTruthy();
  expect(amma.getByText("Sleeve")).toBeTruthy();
  const own = within(main().getByRole("article", { name: "Salwar suit" }));
  expect(own.getByText("For you")).toBeTruthy();
  expect(own.getByRole("img", { name: "Step 4 of 4: Ready" })).toBeTruthy();
});

test("before the advance is paid, a price over the estimate is said, and how it adds up", async () => {
  await open({ ...family, pricePaise: 345_000, discountPaise: undefined, discountReason: undefined } as unknown as Order);
  expect(price().getByText("Agreed is ₹200 over the estimate")).toBeTruthy();
  expect(price().getByText("Estimate ₹1,300")).toBeTruthy();
  for (const text of ["₹1,250", "+₹250", "₹1,700", "₹3,450"]) expect(price().getAllByText(text).length, text).toBeGreaterThan(0);
  expect(price().getByRole("button", { name: /^Pay Advance/ })).toBeTruthy();
  expect(price().getByText("Advance payments are non-refundable once stitching has started.")).toBeTruthy();
});

test("rush fee and discount are lines of their own", async () => {
  await open(family);
  expect(price().getByText("Rush fee")).toBeTruthy();
  expect(price().getByText("Discount: three pieces")).toBeTruthy();
  expect(price().getByText("−₹450")).toBeTruthy();
  expect(price().queryByText(/over the estimate/)).toBeNull();
});

test("a visit that is to come can be added to a calendar, and a past one cannot", async () => {
  await open({ ...family, appointmentDate: "2099-11-26" });
  expect(main().getByRole("button", { name: "Add to calendar" })).toBeTruthy();
  cleanup();
  await open({ ...family, appointmentDate: "2025-11-26" });
  expect(main().queryByRole("button", { name: "Add to calendar" })).toBeNull();
});

test("an alteration stands at its piece, and in the price once it is handed over", async () => {
  const inWork: Alteration = { id: 1, pieceId: 1, work: "Let out by half an inch", pricePaise: 15_000, promisedDay: "2026-12-03", status: "In Work", openedAt: "2026-11-28T06:30:00Z" };
  const handedOver: Alteration = { ...inWork, id: 2, work: "Take up the hem", status: "Handed Over", handedOverAt: "2026-11-29T06:30:00Z" };
  await open({ ...family, alterations: [inWork, handedOver] });
  const amma = within(main().getByRole("article", { name: "Blouse, princess cut" }));
  expect(amma.getByText("In work, ready by Thu 3 December, ₹150")).toBeTruthy();
  expect(amma.getByText("Handed over Sun 29 November, ₹150")).toBeTruthy();
  expect(price().getByText("Alteration: Take up the hem")).toBeTruthy();
  expect(price().getByText("+₹150")).toBeTruthy();
  expect(price().queryByText("Alteration: Let out by half an inch")).toBeNull();
});

test("a balance is paid online, and what was paid has day, method and receipt", async () => {
  const receipt = { ...(sampleOf("receipt_list")[0] as NonNullable<OrderMoney["payments"][number]["receipt"]>), id: 7 };
  const payments: OrderMoney["payments"] = [{ method: "upi", amountPaise: 100_000, day: "2026-11-27", state: "counts", receipt }];
  await open({ ...family, advance: "paid", advancePaidAt: "2026-11-27T06:30:00Z", balancePaise: 200_000, payablePaise: 200_000 }, { ...none, payments });
  expect(price().getByRole("button", { name: /^Pay balance/ })).toBeTruthy();
  expect(price().getAllByText("₹2,000").length).toBeGreaterThan(0);
  expect(await price().findByText("Advance Paid")).toBeTruthy();
  const paid = within(await price().findByRole("list", { name: "Payments" }));
  expect(paid.getByText(/^Fri 27 November.*, UPI$/)).toBeTruthy();
  expect(paid.getByRole("link").getAttribute("href")).toContain("7");
});

test("a balance that is not taken online is paid at the counter", async () => {
  await open({ ...family, advance: "none", balancePaise: 200_000 });
  expect(price().getByText("Pay at the counter when you collect.")).toBeTruthy();
  expect(price().queryByRole("button")).toBeNull();
});

test("what is left of a delivered order is paid at the shop, online or not", async () => {
  const delivered: Order = { ...family, status: "Delivered", step: 4, advance: "none", balancePaise: 200_000 };
  await open(delivered);
  expect(price().getByText("Pay at the shop.")).toBeTruthy();
  cleanup();
  await open({ ...delivered, payablePaise: 200_000 });
  expect(price().getByText("Pay now, or at the shop.")).toBeTruthy();
});

test("the day it is needed stands beside the visit", async () => {
  await open({ ...family, neededBy: "2099-12-05" });
  const visit = within(main().getByRole("region", { name: "Visit" }));
  expect(visit.getByRole("heading", { name: "Needed by" }).nextElementSibling?.textContent).toBe("Sat 5 December 2099");
});

test("an advance paid in test mode says so", async () => {
  answer("get", "/content/shop", { ...shop, onlinePayment: "test" });
  await open({ ...family, advance: "test", advancePaidAt: "2026-11-27T06:30:00Z" });
  expect(await price().findByText("TEST: advance paid")).toBeTruthy();
});

test("a request shows its estimate, and neither steps nor a button to pay", async () => {
  const pieces = family.pieces.map(({ pricePaise: _price, step: _step, ...piece }): OrderPiece => ({ ...piece, status: "Pending" }));
  const { step: _step, pricePaise: _price, rushPaise: _rush, discountPaise: _off, balancePaise: _balance, advancePaise: _advance, promisedDay: _day, ...rest } = family;
  await open({ ...rest, status: "Pending", pieces, estimatePaise: 325_000, rushPaise: 25_000, advance: "none", canCancel: true });
  expect(main().getByText("Awaiting approval")).toBeTruthy();
  expect(main().queryByRole("list", { name: "Order tracker" })).toBeNull();
  expect(price().getByText("From ₹3,250")).toBeTruthy();
  expect(price().queryByRole("button")).toBeNull();
  expect(main().getByRole("button", { name: "Cancel request HM-1058" })).toBeTruthy();
});

test("a delivered order says when, and that everything is paid", async () => {
  const delivered = { status: "Delivered" as const, at: "2026-12-05T06:30:00Z", by: "shop" as const };
  await open({ ...family, status: "Delivered", step: 4, history: [placed, delivered], advance: "none", balancePaise: 0, statusLink: "ended" });
  expect(main().getByText(/^Delivered on Sat 5 December/)).toBeTruthy();
  expect(price().getByText("Everything is paid")).toBeTruthy();
  expect(main().queryByText(/^Expected Delivery/)).toBeNull();
  expect(main().queryByText("Share status link")).toBeNull();
});

test("each delivered piece of the catalogue asks for a review, the others do not", async () => {
  const { productId: _product, ...unlisted } = blouse;
  const pieces = [{ ...blouse, productId: 24, status: "Delivered" as const }, { ...salwar, productId: 4 }, { ...unlisted, id: 3, status: "Delivered" as const }];
  await open({ ...family, pieces });
  const reviews = main().getAllByRole("link", { name: /^Review this piece/ });
  expect(reviews.map((link) => link.getAttribute("href"))).toEqual(["/productdetails/24#own-review"]);
});

test("a cancelled order has its reason and no tracker", async () => {
  const cancelled = { status: "Cancelled" as const, at: "2026-12-05T06:30:00Z", by: "shop" as const };
  const { step: _step, pricePaise: _price, balancePaise: _balance, ...rest } = family;
  await open({ ...rest, status: "Cancelled", reason: "The shop is closed.", history: [placed, cancelled], advance: "none" });
  expect(main().getByText("The shop is closed.")).toBeTruthy();
  expect(main().getByText(/^We cancelled this on/)).toBeTruthy();
  expect(main().queryByRole("list", { name: "Order tracker" })).toBeNull();
});

test("the shop's next step is shown within 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await open(family);
  answers({ ...family, status: "Ready for Pickup", step: 4, pieces: [{ ...blouse, status: "Ready for Pickup", step: 4 }, salwar] });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(main().getByRole("listitem", { current: "step" }).textContent).toContain("Ready for Pickup"));
});

test("the status link is switched off after a question, and on again", async () => {
  const { statusKey: _key, ...without } = family;
  const off: Order = { ...without, statusLink: "off" };
  await open(family);
  let asked = refuse("put", "/me/orders/{id}/status-link", () => HttpResponse.json(off));
  answers(off);
  const question = () => within(screen.getByRole("alertdialog", { name: "Switch off the status link?" }));
  fireEvent.click(main().getByRole("button", { name: "Switch off" }));
  fireEvent.click(question().getByRole("button", { name: "Keep it on" }));
  expect(asked).toEqual([]);
  fireEvent.click(main().getByRole("button", { name: "Switch off" }));
  expect(question().getByText(/stop working for good/)).toBeTruthy();
  fireEvent.click(question().getByRole("button", { name: /^Switch off/ }));
  await main().findByText("The status link is off. This order cannot be followed by a link.");
  expect(await asked[0]?.json()).toEqual({ on: false });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  asked = refuse("put", "/me/orders/{id}/status-link", () => HttpResponse.json(family));
  answers();
  fireEvent.click(main().getByRole("button", { name: /^Switch on/ }));
  await main().findByRole("button", { name: "Share link" });
  expect(await asked[0]?.json()).toEqual({ on: true });
});

test("an unknown order and another customer's says so and leads back", async () => {
  refuse("get", "/me/orders/{id}", () => problem(404, "orders.order_not_found"));
  await openScreen(path);
  await main().findByText("This order does not exist");
  expect(main().getAllByRole("link", { name: "My Orders" })[0]?.getAttribute("href")).toBe("/myorders");
});

test("a failure says why, and 'Try Again' loads the order", async () => {
  refuse("get", "/me/orders/{id}", () => problem(500, "store.internal"));
  await openScreen(path);
  await main().findByText(/^Unable to fetch order data:/);
  recover();
  be(customer);
  answer("get", "/content/shop", shop);
  answers();
  fireEvent.click(main().getByRole("button", { name: "Try Again" }));
  await main().findByRole("heading", { level: 1, name: "Order HM-1058" });
});

test("without a network the page says so", async () => {
  refuse("get", "/me/orders/{id}");
  await openScreen(path);
  await main().findByText("Unable to fetch order data: No Network Connection");
});

test("a visitor is asked to log in and returns to the order", async () => {
  be({});
  await openScreen(path);
  await main().findByText("Please Login To Continue...");
  expect(main().getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login?next=%2Fmyorders%2F1058");
});
