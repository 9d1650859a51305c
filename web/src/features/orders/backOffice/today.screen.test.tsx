import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Session, StaffRole, TeamLoad } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { detailOf, pieceOf } from "../../../testing/orderDetail";
import { sampleOf } from "../../../testing/sample";
import { answer, hold, problem, refuse } from "../../../testing/server";
import { dayAfter, todayInIndia } from "./subject";

const LOAD = "/admin/load";
const BALANCES = "/admin/payments/figures/balances";

const member = (staffRole: StaffRole): Session => ({ user: { ...owner.user, id: 5, role: "staff", staffRole } }) as Session;
const week = (points: number[]) => points.map((some, days) => ({ day: dayAfter(todayInIndia(), days), pieces: some, points: some }));

const load: TeamLoad = {
  pointsPerDay: 8,
  makers: [
    { maker: { id: 3, name: "Selvi M." }, days: week([1, 0, 0, 0, 0, 0, 0]) },
    { maker: { id: 4, name: "Kala" }, days: week([0, 11, 2, 0, 0, 0, 0]) },
    { maker: { id: 6, name: "Fathima S." }, days: week([0, 0, 0, 0, 0, 0, 0]) },
  ],
};
const order = { orderId: 1001, number: "HM-1001", customer: "Asha Raman", balancePaise: 1_500_00, since: "2026-07-01", days: 31, isReady: true, isDelivered: false };
const balances = { totalPaise: 1_500_00, count: 1, ages: [], orders: [order], advancesPaise: 0, advancesCount: 0 };

beforeEach(() => {
  be(owner);
  answer("get", LOAD, load);
  answer("get", BALANCES, balances);
});

const panelOf = async (title: string) => within((await screen.findByRole("heading", { name: title })).closest("section") as HTMLElement);

test("the makers with most to do come first, and who has too much on a day is named", async () => {
  await openScreen("/admin");
  const panel = await panelOf("Makers' load");
  const rows = await panel.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Kala13 pieces.* is 3 over the limit of 8 points\.$/),
    expect.stringMatching(/^Selvi M\.1 piece55 points free until /),
    "Nothing due in the next 7 days: Fathima S.",
  ]);
  expect(panel.getByRole("link", { name: "View all" }).getAttribute("href")).toBe("/admin/orders?by=maker");
});

test("a shop without makers says so", async () => {
  answer("get", LOAD, { ...load, makers: [] });
  await openScreen("/admin");
  await (await panelOf("Makers' load")).findByText("No makers in the team yet.");
});

test("an unpaid balance leads to its order, and all of them to the reports", async () => {
  await openScreen("/admin");
  const panel = await panelOf("Unpaid balances");
  expect((await panel.findByRole("link", { name: "Asha Raman" })).getAttribute("href")).toBe("/admin/orders/1001");
  panel.getByText("HM-1001, ready 31 days ago");
  panel.getByText("₹1,500 in total");
  expect(panel.getByRole("link", { name: "View all 1" }).getAttribute("href")).toBe("/admin/reports?part=balances");
});

test("without balances all orders are paid", async () => {
  answer("get", BALANCES, { ...balances, totalPaise: 0, count: 0, orders: [] });
  await openScreen("/admin");
  const panel = await panelOf("Unpaid balances");
  await panel.findByText("All orders are paid.");
  expect(panel.queryByRole("link")).toBeNull();
});

const refused: [title: string, path: typeof LOAD | typeof BALANCES, loaded: string][] = [
  ["Makers' load", LOAD, "Kala"],
  ["Unpaid balances", BALANCES, "Asha Raman"],
];

test.each(refused)("%s is loaded again after an error", async (title, path, loaded) => {
  refuse("get", path, () => problem(500, "store.internal"));
  await openScreen("/admin");
  const panel = await panelOf(title);
  const again = await panel.findByRole("button", { name: "Try Again" });
  if (path === LOAD) answer("get", LOAD, load);
  else answer("get", BALANCES, balances);
  fireEvent.click(again);
  await panel.findByText(loaded);
});

test.each(["manager", "counter"] as const)("the role %s sees the load and no balances", async (role) => {
  be(member(role));
  const asked = refuse("get", BALANCES, () => problem(500, "store.internal"));
  await openScreen("/admin");
  await (await panelOf("Makers' load")).findByText("Kala");
  expect(screen.queryByRole("heading", { name: "Unpaid balances" })).toBeNull();
  expect(asked).toEqual([]);
});

test.each([["owner", owner, true], ["manager", member("manager"), false]] as const)("payments received are the owner's alone: %s", async (_, session, sees) => {
  be(session);
  await openScreen("/admin");
  await (await panelOf("Makers' load")).findByText("Kala");
  expect(screen.queryByRole("heading", { name: "Payments received" }) !== null).toBe(sees);
});

test("a request that was approved elsewhere says so, and is gone", async () => {
  const today = sampleOf("admin_today_view");
  const waiting = today.waiting.map((line) => ({ ...line, id: 1001, customer: "Meera Iyer", status: "Pending" as const }));
  answer("get", "/admin/today", { ...today, waiting });
  answer("get", "/admin/orders/{id}", detailOf([pieceOf(1, { status: "Pending" })], { status: "Pending" }));
  answer("get", "/admin/orders/team", []);
  refuse("post", "/admin/orders/{id}/approve", () =>
    problem(409, "orders.wrong_status", "The status of this order has changed. Please check it and try again."),
  );
  await openScreen("/admin");
  const request = within(await screen.findByRole("article", { name: /^Meera Iyer/ }));
  fireEvent.click(request.getByRole("button", { name: "Review and approve" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New request" }));
  const approve = await dialog.findByRole("button", { name: /^Approve/ });
  await waitFor(() => expect(approve.getAttribute("aria-disabled")).not.toBe("true"));
  answer("get", "/admin/today", { ...today, waiting: [] });
  fireEvent.click(approve);
  await screen.findByText("The status of this order has changed. Please check it and try again. The page has been updated.");
  await screen.findByText("No new requests");
  expect(screen.queryByRole("article", { name: /^Meera Iyer/ })).toBeNull();
});

test("a search on Today finds customers and orders", async () => {
  answer("get", "/admin/customers", { items: [{ id: 2, name: "Asha Raman", mobile: "+919000000002", walkIn: false, blocked: false, createdAt: "2026-08-01T00:00:00Z" }] });
  await openScreen("/admin?q=asha");
  const panel = await panelOf("Customers");
  expect((await panel.findByRole("link", { name: "Asha Raman" })).getAttribute("href")).toBe("/admin/customers/2");
  expect(panel.getByRole("link", { name: "View all" }).getAttribute("href")).toBe("/admin/customers?q=asha");
  await screen.findByRole("list", { name: "Orders" });
  expect(screen.queryByRole("heading", { name: "Pieces in progress" })).toBeNull();
});

test("a search without matches names what was looked for", async () => {
  answer("get", "/admin/customers", { items: [] });
  answer("get", "/admin/orders", { items: [] });
  await openScreen("/admin?q=zarina");
  await screen.findByText("No customers found for “zarina”.");
  await screen.findByText("No orders found for “zarina”");
});

test.each([
  ["Makers' load", () => hold("get", LOAD, () => load), "Kala"],
  ["Unpaid balances", () => hold("get", BALANCES, () => balances), "₹1,500 in total"],
] as const)("%s says that it loads until its answer is there", async (title, held, loaded) => {
  const { came, release } = held();
  await openScreen("/admin");
  await came(1);
  const panel = await panelOf(title);
  expect(panel.getByRole("status").textContent).toBe("Loading...");
  expect(panel.queryByText(loaded)).toBeNull();
  await release();
  await panel.findByText(loaded);
  expect(panel.queryByRole("status")).toBeNull();
});

test("the orders of a search are loaded with its customers, and shown after them", async () => {
  const customers = hold("get", "/admin/customers", () => ({ items: [] }));
  const orders = hold("get", "/admin/orders", () => ({ items: [] }));
  await openScreen("/admin?q=zarina");
  await Promise.all([customers.came(1), orders.came(1)]);
  expect((await panelOf("Customers")).getByRole("status").textContent).toBe("Loading...");
  await orders.release();
  expect(screen.queryByRole("heading", { name: "Orders" })).toBeNull();
  await customers.release();
  await screen.findByText("No customers found for “zarina”.");
  await screen.findByText("No orders found for “zarina”");
});
