import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { CustomerRow, PaymentDispute, Transaction, UnmatchedPayment } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold, problem, refuse } from "../../../../testing/server";

const UNMATCHED = "/admin/payments/unmatched";
const LIST = "/admin/payments/transactions";

const empty = { items: [], totals: { count: 0, receivedPaise: 0, returnedPaise: 0, netPaise: 0 } };
const refund: Transaction = {
  key: "refund-1",
  what: "refund",
  at: "2026-11-20T06:30:00Z",
  kind: "course",
  reference: "1",
  title: "Princess cut",
  customer: "Asha Raman",
  customerId: 7,
  amountPaise: -50_000,
  returnedPaise: 0,
  state: "processed",
  paymentId: 5,
  note: "The last lesson came late",
  test: false,
};
const bought: Transaction = { ...refund, key: "online-1", what: "online", amountPaise: 149_900, state: "settled" };
const known: UnmatchedPayment = {
  providerPaymentId: "pay_1",
  amountPaise: 149_900,
  at: "2026-11-20T06:30:00Z",
  kind: "course",
  title: "Princess cut",
  customer: "Asha Raman",
  customerId: 7,
  canSettle: true,
};
const foreign: UnmatchedPayment = {
  providerPaymentId: "pay_2",
  amountPaise: 12_300,
  at: "2026-11-20T06:30:00Z",
  canSettle: false,
};
const dispute: PaymentDispute = {
  id: "disp_1",
  paymentId: "pay_9",
  purchase: 4,
  amountPaise: 149_900,
  reason: "goods_not_received",
  status: "open",
  respondBy: "2026-11-27T06:30:00Z",
  at: "2026-11-20T06:30:00Z",
  test: false,
};

const main = () => within(screen.getByRole("main"));
const card = (payment: string) => within(main().getByText(payment).closest("li") as HTMLElement);

beforeEach(() => {
  be(owner);
  answer("get", LIST, empty);
  answer("get", UNMATCHED, []);
  answer("get", "/admin/payments/disputes", []);
  answer("get", "/admin/payments/waiting", { toDecide: 0, failedRefunds: 0 });
});

test.each([
  ["?month=2019-05", "No payments in May 2019"],
  ["?show=failed", "No failed refunds"],
  ["?show=to_decide", "Nothing to review"],
  ["?q=zarina", "No payments found for “zarina”"],
])("the list says that it is empty at %s", async (query, text) => {
  await openScreen(`/admin/payments${query}`);
  await main().findByText(text);
  expect(screen.queryByRole("button", { name: "Download as CSV" })).toBeNull();
});

test("the filters are in the address, and a refund is listed with its reason", async () => {
  const totals = { count: 2, receivedPaise: 149_900, returnedPaise: 50_000, netPaise: 99_900 };
  answer("get", LIST, { items: [refund, bought], totals });
  await openScreen("/admin/payments?month=2026-11");
  const list = within(await main().findByRole("group", { name: "Payments" }));
  const links = list.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Asha Raman, Refund, Princess cut: The last lesson came late",
    "Asha Raman, Princess cut",
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/admin/payments/5", "/admin/payments/5"]);
  main().getByText("₹1,499 received, ₹500 refunded");
  fireEvent.click(main().getByRole("link", { name: "Refunds" }));
  await waitFor(() => expect(location.search).toContain("show=refunds"));
  fireEvent.change(main().getByRole("searchbox"), { target: { value: "asha" } });
  await waitFor(() => expect(location.search).toContain("q=asha"));
  expect(location.search).toContain("show=refunds");
});

test("what needs attention leads from the payments to its list", async () => {
  answer("get", "/admin/payments/disputes", [dispute]);
  answer("get", "/admin/payments/waiting", { toDecide: 2, failedRefunds: 1 });
  await openScreen("/admin/payments");
  const notice = within(await main().findByRole("region", { name: "Needs attention" }));
  await notice.findByText("A payment of ₹1,499 is disputed: respond by 27 Nov 2026");
  notice.getByText("2 payments to review");
  notice.getByText("1 refund failed");
  expect(notice.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/admin/payments/disputes",
    "/admin/payments?show=to_decide",
    "/admin/payments?show=failed",
  ]);
});

test("Today leads to disputes, failed refunds and payments that only the provider has", async () => {
  answer("get", "/admin/payments/disputes", [dispute]);
  answer("get", "/admin/payments/waiting", { toDecide: 1, failedRefunds: 1 });
  answer("get", UNMATCHED, [known]);
  await openScreen("/admin");
  const hrefOf = async (name: RegExp) => (await main().findByRole("link", { name })).getAttribute("href");
  expect(await hrefOf(/^A payment of ₹1,499 is disputed: respond by 27 Nov 2026/)).toBe("/admin/payments/disputes");
  expect(await hrefOf(/^1 payment to review: refund it\?/)).toBe("/admin/payments");
  expect(await hrefOf(/^1 refund failed/)).toBe("/admin/payments");
  expect(await hrefOf(/^1 paid at the provider, not here/)).toBe("/admin/payments/elsewhere");
});

test("Today says nothing of a dispute that was answered", async () => {
  const disputes = hold("get", "/admin/payments/disputes", () => [{ ...dispute, status: "under_review" as const }]);
  await openScreen("/admin");
  await disputes.came(1);
  await disputes.release();
  await main().findByRole("heading", { name: "Today's visits" });
  expect(main().queryByText(/is disputed/)).toBeNull();
});

test("the disputes are listed with what to do, and lead to their payments", async () => {
  const other: PaymentDispute = { ...dispute, id: "disp_2", status: "closed", amountPaise: 50_000, reason: "fraud" };
  answer("get", "/admin/payments/disputes", [dispute, other]);
  await openScreen("/admin/payments/disputes");
  await main().findByRole("heading", { name: "Disputed payments", level: 1 });
  const [open, closed] = within(await main().findByRole("list", { name: "Disputes" })).getAllByRole("listitem");
  expect(open?.textContent).toMatch(/^₹1,499 Response needed.*The bank's reason: Goods not received/);
  expect(closed?.textContent).toMatch(/^₹500 ClosedClosed without a decision\.The bank's reason: Fraud/);
  const link = within(open as HTMLElement).getByRole("link", { name: "View payment" });
  expect(link.getAttribute("href")).toBe("/admin/payments?q=pay_9");
});

test("without disputes their list says so", async () => {
  await openScreen("/admin/payments/disputes");
  await main().findByText("No disputes");
});

test("a provider that does not respond is reported, and asked again", async () => {
  refuse("get", UNMATCHED, () => problem(503, "payments.provider_unreachable", "Failed to load the SDK."));
  await openScreen("/admin/payments/elsewhere");
  await main().findByText("The payment provider does not answer. Please try again in a minute.");
  answer("get", UNMATCHED, []);
  fireEvent.click(main().getByRole("button", { name: "Try Again" }));
  await main().findByText("All payments are recorded");
});

test("a payment whose purchase is known enrols the customer; one of another shop is left", async () => {
  const settled = hold("post", "/admin/payments/unmatched/{payment}/settle", () => sampleOf("admin_payment_view"));
  answer("get", UNMATCHED, [known, foreign]);
  await openScreen("/admin/payments/elsewhere");
  await main().findByRole("heading", { name: "2 paid at the provider, not here" });
  for (const shown of ["Asha Raman", "Princess cut", "₹1,499", "Not enrolled"]) card("pay_1").getByText(shown);
  for (const shown of ["Unknown customer", "Unknown purpose", "No purchase found"]) card("pay_2").getByText(shown);
  card("pay_2").getByText(/^No customer or purchase matches it\./);
  expect(card("pay_2").queryByRole("button", { name: "Enrol the customer" })).toBeNull();
  fireEvent.click(card("pay_1").getByRole("button", { name: "Enrol the customer" }));
  await settled.came(1);
  answer("get", UNMATCHED, [foreign]);
  await settled.release();
  await screen.findByText("Payment recorded");
  await main().findByRole("heading", { name: "1 paid at the provider, not here" });
  expect(main().queryByText("pay_1")).toBeNull();
});

test("a payment is matched to a customer and to what was paid for", async () => {
  const createdAt = "2026-11-20T06:30:00Z";
  const asha: CustomerRow = { id: 7, name: "Asha Raman", walkIn: false, blocked: false, createdAt };
  const [order] = sampleOf("admin_order_list").items;
  if (!order) throw new Error("the sample has no order");
  answer("get", UNMATCHED, [foreign]);
  answer("get", "/admin/customers", { items: [] });
  const placed = { ...order, id: 1002, number: "HM-1002", serviceName: "Blouse", status: "Order Placed" as const };
  answer("get", "/admin/orders", { items: [placed] });
  answer("get", "/courses", []);
  const matched = hold("post", "/admin/payments/unmatched/{payment}/match", () => sampleOf("admin_payment_view"));
  await openScreen("/admin/payments/elsewhere");
  fireEvent.click(await main().findByRole("button", { name: "Match to a customer" }));
  const dialog = within(screen.getByRole("dialog", { name: "Match payment" }));
  fireEvent.change(dialog.getByLabelText("Customer"), { target: { value: "no such customer" } });
  await dialog.findByText("No customers found.");
  answer("get", "/admin/customers", { items: [asha] });
  fireEvent.change(dialog.getByLabelText("Customer"), { target: { value: "asha" } });
  fireEvent.click(await dialog.findByRole("button", { name: /^Asha Raman/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Match payment" }));
  dialog.getByText("Choose what was paid for.");
  await dialog.findByRole("option", { name: "HM-1002, Blouse" });
  fireEvent.change(dialog.getByLabelText("Paid for"), { target: { value: "advance 1002" } });
  fireEvent.click(dialog.getByRole("button", { name: "Match payment" }));
  await matched.came(1);
  expect(matched.bodies).toEqual([{ userId: 7, kind: "advance", reference: "1002" }]);
  answer("get", UNMATCHED, []);
  await matched.release();
  await screen.findByText("₹123 recorded for Asha Raman");
  await main().findByText("All payments are recorded");
});

test("a customer's payments name each refund and both sums", async () => {
  answer("get", "/admin/payments/customers/{user}", {
    ...sampleOf("admin_customer_money_view"),
    receivedPaise: 134_910,
    returnedPaise: 134_910,
    latest: [{ ...refund, amountPaise: -84_910, note: "The video did not play" }],
  });
  await openScreen("/admin/customers/7");
  const list = within(await main().findByRole("list", { name: "Payments" }));
  list.getByRole("link", { name: "Refund, Princess cut: The video did not play" });
  main().getByText("₹1,349.10 received, ₹1,349.10 refunded.");
});
