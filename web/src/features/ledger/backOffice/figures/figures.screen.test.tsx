import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { BalancesReport, ProfitReport, SalesReport, WorkReport } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, problem, refuse } from "../../../../testing/server";

const amounts = (count: number, orderedPaise: number, receivedPaise: number) => ({ count, orderedPaise, receivedPaise });
const range = { from: "2026-10-01", to: "2026-10-09" };

const sales: SalesReport = {
  range,
  compared: { from: "2026-09-01", to: "2026-09-09" },
  totals: { orderedPaise: 112_000_00, orders: 12, receivedPaise: 93_000_00, customers: 10, repeatCustomers: 4 },
  totalsBefore: { orderedPaise: 100_000_00, orders: 12, receivedPaise: 100_000_00, customers: 8, repeatCustomers: 2 },
  services: [{ key: "Blouses", name: "Blouses", sold: amounts(9, 80_000_00, 60_000_00), before: amounts(8, 70_000_00, 50_000_00) }],
  products: [{ key: "25", name: "Deep back, dori and latkan", sold: amounts(3, 30_000_00, 20_000_00), before: amounts(0, 0, 0) }],
  courses: [{ key: "course:1", name: "Princess cut", sold: amounts(2, 0, 3_000_00), before: amounts(1, 0, 1_500_00) }],
  makers: [],
  customers: [],
};

const balances: BalancesReport = {
  totalPaise: 1_500_00,
  count: 1,
  ages: [
    { fromDays: 0, toDays: 7, count: 0, paise: 0 },
    { fromDays: 8, toDays: 30, count: 0, paise: 0 },
    { fromDays: 31, toDays: 90, count: 0, paise: 0 },
    { fromDays: 91, count: 1, paise: 1_500_00 },
  ],
  orders: [{ orderId: 1001, number: "HM-1001", customer: "Asha Raman", balancePaise: 1_500_00, since: "2026-07-01", days: 100, isReady: true, isDelivered: false }],
  advancesPaise: 500_00,
  advancesCount: 2,
};

const work: WorkReport = {
  due: 2,
  late: 1,
  lateBy: [
    { fromDays: 1, toDays: 3, count: 1 },
    { fromDays: 4, toDays: 7, count: 0 },
    { fromDays: 8, count: 0 },
  ],
  pieces: [{ orderId: 1001, number: "HM-1001", customer: "Asha Raman", item: "Blouse", promised: "2026-10-07", daysLate: 2 }],
  ready: { orders: 2, medianDays: 7.5, promised: 2, onTime: 1, days: [{ days: 7, onTime: 1, late: 0 }, { days: 8, onTime: 0, late: 1 }] },
};

const profit: ProfitReport = {
  range,
  profit: { receivedPaise: 93_000_00, orderedPaise: 112_000_00, expensesPaise: 95_000_00, receivedProfitPaise: -2_000_00, orderedProfitPaise: 17_000_00 },
  categories: [{ category: "Rent", count: 1, paise: 95_000_00 }],
};

const SALES = "/admin/payments/figures/sales";

beforeEach(() => {
  be(owner);
  vi.stubGlobal("scrollTo", () => undefined);
  answer("get", SALES, sales);
  answer("get", "/admin/payments/figures/balances", balances);
  answer("get", "/admin/payments/figures/work", work);
  answer("get", "/admin/payments/figures/profit", profit);
});

const open = () => openScreen("/admin/reports?from=2026-10-01&to=2026-10-09");
const panel = async (name: string) => {
  const section = (await screen.findByRole("heading", { name })).closest("section");
  return within(section as HTMLElement);
};

test("ordered and received stand side by side, each with its own change", async () => {
  await open();
  const tiles = (await screen.findByText("Still to collect")).closest("ul");
  await screen.findByText("2 orders, today");
  expect([...(tiles?.children ?? [])].map((tile) => tile.textContent)).toEqual([
    "Ordered₹1,12,000+12%",
    "Orders12±0%",
    "Received₹93,000−7%",
    "Still to collect₹1,5001 order, today",
    "Advances held₹5002 orders, today",
    "Repeat customers40%4 of 10, 25% before",
  ]);
});

test("days without customers have no share of none", async () => {
  answer("get", SALES, { ...sales, totals: { orderedPaise: 0, orders: 0, receivedPaise: 0, customers: 0, repeatCustomers: 0 }, totalsBefore: undefined });
  await open();
  expect((await screen.findByText("Repeat customers")).closest("li")?.textContent).toBe("Repeat customers–No customers in these days");
});

test("the address says the days and what they are compared with", async () => {
  await openScreen("/admin/reports?from=2026-10-01&to=2026-10-09&compare=last_year");
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await screen.findByText("Still to collect");
  expect([value("From"), value("To"), value("Compared with")]).toEqual(["2026-10-01", "2026-10-09", "last_year"]);
});

test("a day that is typed is read when its year is complete, and leaves the other one alone", async () => {
  await openScreen("/admin/reports?from=2026-10-01&to=2026-10-09");
  await screen.findByText("Still to collect");
  const to = screen.getByLabelText<HTMLInputElement>("To");
  fireEvent.keyDown(to, { key: "1" });
  for (const value of ["", "0002-10-05", "0020-10-05", "0202-10-05"]) {
    fireEvent.change(to, { target: { value } });
    expect(to.value).toBe(value);
  }
  expect(window.location.search).toBe("?from=2026-10-01&to=2026-10-09");
  fireEvent.change(to, { target: { value: "2026-10-05" } });
  expect(window.location.search).toBe("?from=2026-10-01&to=2026-10-05");
  fireEvent.change(to, { target: { value: "2026-09-05" } });
  expect(window.location.search, "September may be half a day of October").toBe("?from=2026-10-01&to=2026-10-05");
  fireEvent.blur(to);
  expect(window.location.search).toBe("?from=2026-09-05&to=2026-09-05");
});

test("the chart of services can be read as a table", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: /^As a table\s*: Sales by service/ }));
  const row = (await panel("Sales by service")).getByRole("row", { name: /^Blouses/ });
  expect([...row.children].map((cell) => cell.textContent)).toEqual(["Blouses", "9", "₹80,000+14%", "₹60,000"]);
});

test("courses have no orders, only what was received", async () => {
  await open();
  const courses = await panel("Courses sold");
  expect(courses.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Course", "Sold", "Received"]);
  courses.getByRole("cell", { name: "₹3,000 +100%" });
});

test("a loss is negative, and both views of profit are named", async () => {
  await open();
  const sums = (await (await panel("Profit")).findAllByRole("listitem")).map((line) => line.textContent?.trim());
  expect(sums).toEqual([
    "Received₹93,000",
    "Expenses−₹95,000",
    "Rent₹95,000",
    "Received less expenses−₹2,000",
    "Ordered₹1,12,000",
    "Ordered less expenses₹17,000",
  ]);
});

test("late pieces and old balances lead to their orders", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Show pieces" }));
  const late = await panel("Due and late");
  expect(late.getByRole("link", { name: "Blouse" }).getAttribute("href")).toBe("/admin/orders/1001");
  late.getByText("2 days");
  fireEvent.click(screen.getByRole("button", { name: "Show orders" }));
  const old = await panel("Balances by age");
  expect(old.getByRole("link", { name: "Asha Raman" }).getAttribute("href")).toBe("/admin/orders/1001");
  old.getByText("over 90 days");
});

test("a shop without orders says so in each panel", async () => {
  answer("get", SALES, { ...sales, services: [], products: [], courses: [] });
  answer("get", "/admin/payments/figures/balances", { ...balances, orders: [], totalPaise: 0, count: 0 });
  answer("get", "/admin/payments/figures/work", { ...work, due: 0, late: 0, pieces: [], ready: { orders: 0, promised: 0, onTime: 0, days: [] } });
  await open();
  (await panel("Sales by service")).getByText("No orders approved in these days.");
  (await panel("Courses sold")).getByText("No courses sold in these days.");
  await (await panel("Balances by age")).findByText("All orders are paid.");
  await screen.findByText("No orders became ready in these days.");
});

test("a failed report leaves the others, and can be tried again", async () => {
  refuse("get", SALES, () => problem(500, "store.internal"));
  await open();
  await (await panel("Profit")).findByText("Received less expenses");
  answer("get", SALES, sales);
  fireEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  await screen.findByRole("heading", { name: "Sales by service" });
});
