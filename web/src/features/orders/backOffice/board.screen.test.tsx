import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { PieceBoard, PieceSummary } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold, problem, refuse } from "../../../testing/server";
import { endUndo } from "../../../admin/undo";
import { dayAfter, todayInIndia } from "./subject";

const today = todayInIndia();
const SELVI = { id: 3, name: "Selvi M." };
const KALA = { id: 4, name: "Kala" };

const piece = (id: number, changes: Partial<PieceSummary>): PieceSummary => ({
  id,
  orderId: 1000 + id,
  number: `HM-${1000 + id}`,
  position: 1,
  pieceCount: 1,
  openCount: 1,
  customer: "Meera Iyer",
  hasEmail: false,
  serviceName: "Blouse",
  quantity: 1,
  status: "Order Placed",
  late: false,
  due: false,
  points: 2,
  advance: "none",
  ...changes,
});

const board = (columns: PieceBoard["columns"]): PieceBoard => ({ columns, late: 1, dueThisWeek: 2, unassigned: 1, mine: 0, pointsPerDay: 8 });
const week = (points: number[]) => points.map((some, days) => ({ day: dayAfter(today, days), pieces: some, points: some }));

const byMaker = (assigned: boolean) => {
  const open = piece(7, { orderId: 1001, number: "HM-1001/2", position: 2, pieceCount: 3, openCount: 3, promisedDay: dayAfter(today, 1), ...(assigned && { assignee: KALA }) });
  return board([
    { key: "3", maker: SELVI, count: 1, late: 1, load: week([0, 9, 0, 0, 0, 0, 0]), items: [piece(1, { late: true, due: true, promisedDay: dayAfter(today, -2), assignee: SELVI, status: "Cutting Started" })] },
    { key: "4", maker: KALA, count: assigned ? 1 : 0, late: 0, load: [], items: assigned ? [open] : [] },
    { key: "0", count: assigned ? 0 : 1, late: 0, load: [], items: assigned ? [] : [open] },
  ]);
};

const bySteps = (status: PieceSummary["status"]) =>
  board(
    (["Order Placed", "Cutting Started", "Stitching In Progress", "Ready for Pickup"] as const).map((step) => {
      const items = step === status ? [piece(2, { status })] : [];
      return { key: step, count: items.length, late: 0, load: [], items };
    }),
  );

beforeEach(() => {
  be(owner);
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  for (let id = 0; id < 20; id += 1) endUndo(id);
});

const column = (name: string) => within(screen.getByRole("region", { name }));

test("pieces are shown by maker with the load of each, and late ones first", async () => {
  answer("get", "/admin/board", byMaker(false));
  await openScreen("/admin/orders?by=maker");
  expect(await screen.findByRole("heading", { name: /^Selvi M\./ })).toBeTruthy();
  expect(column("Selvi M.").getByText("1 piece, 1 late")).toBeTruthy();
  expect(column("Selvi M.").getByText(/ is 1 over the limit of 8 points\.$/)).toBeTruthy();
  expect(column("Selvi M.").getByRole("list", { name: "Load of Selvi M." }).children).toHaveLength(7);
  expect(column("Selvi M.").getByRole("heading", { name: /^Late, due / })).toBeTruthy();
  expect(column("Unassigned").getByText(/^Assign the piece due .* first\.$/)).toBeTruthy();
  expect(column("Unassigned").getByText("Kala has 8 points free")).toBeTruthy();
});

test("a piece is assigned by a tap, and the assignment is undone", async () => {
  answer("get", "/admin/board", byMaker(false));
  const calls = hold("put", "/admin/orders/{id}/pieces/{piece}/assignee", () => ({}) as never);
  await openScreen("/admin/orders?by=maker");
  fireEvent.click(await screen.findByRole("button", { name: /^Kala\s*for HM-1001\/2$/ }));
  await calls.came(1);
  expect(calls.bodies[0]).toEqual({ assigneeId: 4 });
  answer("get", "/admin/board", byMaker(true));
  await calls.release(0);
  expect(await screen.findByText("HM-1001/2 assigned to Kala")).toBeTruthy();
  expect(await column("Kala").findByText("HM-1001/2")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await calls.came(2);
  expect(calls.bodies[1]).toEqual({ fromId: 4 });
  await calls.release(1);
});

test("pieces without a maker come first, and makers without pieces share the last column", async () => {
  answer("get", "/admin/board", byMaker(false));
  await openScreen("/admin/orders?by=maker");
  await screen.findByRole("region", { name: "Kala" });
  const names = screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"));
  expect(names.filter((name) => name && ["Selvi M.", "Kala", "Unassigned"].includes(name))).toEqual(["Unassigned", "Selvi M.", "Kala"]);
  expect(column("Kala").getByText("0 pieces")).toBeTruthy();
});

test("a conflict is explained and the board is read again", async () => {
  answer("get", "/admin/board", byMaker(false));
  const calls = hold("put", "/admin/orders/{id}/pieces/{piece}/assignee", () => problem(409, "record.conflict", "Someone else has changed this."));
  await openScreen("/admin/orders?by=maker");
  fireEvent.click(await screen.findByRole("button", { name: /^Kala\s*for HM-1001\/2$/ }));
  await calls.came(1);
  answer("get", "/admin/board", byMaker(true));
  await calls.release(0);
  expect(await screen.findByText("Someone else has changed this. The page has been updated.")).toBeTruthy();
  expect(await column("Kala").findByText("HM-1001/2")).toBeTruthy();
});

test("a piece is given to another maker with the keyboard alone", async () => {
  answer("get", "/admin/board", byMaker(true));
  const calls = hold("put", "/admin/orders/{id}/pieces/{piece}/assignee", () => ({}) as never);
  await openScreen("/admin/orders?by=maker");
  const handle = await screen.findByRole("button", { name: "Move Meera Iyer, HM-1001/2 to another maker" });
  handle.focus();
  fireEvent.keyDown(handle, { key: " " });
  expect(screen.getByText("Meera Iyer, HM-1001/2 picked up at Kala. Choose a maker with the left and right arrows, press Space to drop, Escape to cancel.")).toBeTruthy();
  fireEvent.keyDown(handle, { key: "ArrowRight" });
  expect(column("Unassigned").getByText("Drop here")).toBeTruthy();
  fireEvent.keyDown(handle, { key: "ArrowRight" });
  expect(screen.getByText("Over Unassigned, the last maker.")).toBeTruthy();
  fireEvent.keyDown(handle, { key: " " });
  await calls.came(1);
  expect(calls.bodies[0]).toEqual({ fromId: 4 });
  await calls.release(0);
});

test("a piece of an order for one moves to its next step under the name of its customer", async () => {
  answer("get", "/admin/board", bySteps("Order Placed"));
  const calls = hold("post", "/admin/orders/{id}/pieces/{piece}/step", () => ({}) as never);
  await openScreen("/admin/orders");
  fireEvent.click(await screen.findByRole("button", { name: /^Move to Cutting Started\s+for Meera Iyer$/ }));
  await calls.came(1);
  expect(calls.bodies[0]).toEqual({ from: "Order Placed", to: "Cutting Started" });
  answer("get", "/admin/board", bySteps("Cutting Started"));
  await calls.release(0);
  expect(await screen.findByText("Meera moved to Cutting Started")).toBeTruthy();
  expect(await within(screen.getByRole("list", { name: "Orders at Cutting Started" })).findByText("Meera Iyer")).toBeTruthy();
});

test("the chips narrow the board, and an empty shop is told what appears here", async () => {
  answer("get", "/admin/board", board(bySteps("Pending").columns));
  await openScreen("/admin/orders");
  expect(await screen.findByText("No orders in progress. Requests appear here once you approve them.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Late 1" }));
  expect(location.search).toBe("?pieces=late");
  expect(await screen.findByText("No such pieces.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "By due day" }));
  expect(location.search).toBe("?by=due&pieces=late");
  fireEvent.click(await screen.findByRole("button", { name: "Late 1" }));
  expect(location.search).toBe("?by=due");
});

test("a card says what is left to collect and who makes the piece", async () => {
  const item = piece(2, { balancePaise: 125_000, assignee: SELVI });
  answer("get", "/admin/board", board(bySteps("Order Placed").columns.map((one) => ({ ...one, items: one.items.map(() => item) }))));
  await openScreen("/admin/orders");
  const card = within((await screen.findByRole("link", { name: "Meera Iyer" })).closest("li") as HTMLElement);
  card.getByText("₹1,250 to collect");
  card.getByText("Assigned to Selvi M.");
});

test("orders are searched as the text is typed, and one without matches is named", async () => {
  const list = sampleOf("admin_order_list");
  const found = list.items.map((order) => ({ ...order, customer: "Meera Iyer" }));
  const asked = refuse("get", "/admin/orders", () => Response.json({ items: found }));
  await openScreen("/admin/orders");
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "meera i" } });
  await within(await screen.findByRole("list", { name: "Orders" })).findByRole("link", { name: "Meera Iyer" });
  expect(asked.map(({ url }) => new URL(url).searchParams.get("q"))).toContain("meera i");
  answer("get", "/admin/orders", { items: [] });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "no such name" } });
  await screen.findByText("No orders found for “no such name”");
  expect(new URLSearchParams(location.search).get("q")).toBe("no such name");
});

test("a cancelled order without a reason is named by its number alone", async () => {
  const { items, ...list } = sampleOf("admin_order_list");
  const cancelled = items.flatMap((order) => [
    { ...order, id: 972, number: "HM-972", status: "Cancelled" as const, reason: undefined },
    { ...order, id: 973, number: "HM-973", status: "Cancelled" as const, reason: "Moved away." },
  ]);
  answer("get", "/admin/orders", { ...list, items: cancelled });
  await openScreen("/admin/orders?filter=cancelled");
  await screen.findByText("HM-973. Moved away.");
  screen.getByText("HM-972");
});
