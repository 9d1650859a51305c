import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { ChoiceGroup, GarmentField, OrderDetail, Product } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold, server } from "../../../../testing/server";
import { dayAfter, todayInIndia } from "../subject";

const blouse = { id: 7, serviceType: "Blouses", serviceName: "Princess Cut", serviceModel: "Deep back", pricePaise: 125_000 } as Product;
const lining: ChoiceGroup = { id: 1, name: "Lining", several: false, required: false, options: [{ id: 5, name: "Cotton", pricePaise: 15_000, available: true }] };
const tall: GarmentField = { key: "height", label: "Height", drawing: "height", limits: { least: 45, most: 230 }, adult: { least: 140, most: 180 }, child: { least: 80, most: 160 } };

beforeEach(() => {
  be(owner);
  answer("get", "/catalogue/products", [blouse]);
  answer("get", "/garments/choices", [lining]);
  answer("get", "/garments/types", [{ id: 1, name: "Blouse", points: 1, fields: [tall] }]);
  answer("get", "/admin/price-settings", { advancePercent: 30, advanceRoundingPaise: 5_000, rushPaise: 0, readyDays: 10, balanceOnline: true, slipTerms: "" });
});

const pieceAt = (title: string) => within(screen.getByRole("heading", { name: title }).closest("section") as HTMLElement);
const item = (piece: ReturnType<typeof pieceAt>, text: string) => {
  const box = piece.getByRole("combobox", { name: "Item" });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
};

test("an order of two pieces is estimated while it is filled, and sent with its advance in cash", async () => {
  const orders = hold("post", "/admin/orders", () => ({ order: { id: 1010 }, pieces: [{ id: 1 }, { id: 2 }] }) as OrderDetail);
  await openScreen("/admin/orders/new");
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Kamala" } });
  item(pieceAt("Item"), "Blouses - Princess Cut - Deep back");
  fireEvent.click(await screen.findByRole("button", { name: "Cotton +₹150" }));
  fireEvent.change(screen.getByLabelText("How many"), { target: { value: "2" } });
  expect(await screen.findByText("Estimate ₹2,800")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Add another piece" }));
  await screen.findByRole("heading", { name: "Piece 2" });
  item(pieceAt("Piece 2"), "Fall and pico");
  fireEvent.change(pieceAt("Piece 2").getByLabelText(/^Agreed price/), { target: { value: "350" } });
  fireEvent.change(pieceAt("Piece 2").getByLabelText(/^For whom/), { target: { value: "Anjali" } });
  fireEvent.click(await screen.findByRole("button", { name: "30 % = ₹950" }));
  fireEvent.click(screen.getByRole("button", { name: "Cash" }));
  expect(screen.getAllByText("₹3,150")).toHaveLength(2);
  expect(screen.getByText("₹2,200")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: /^Save(?! and)/ }));
  await orders.came(1);
  expect(orders.bodies[0]).toEqual({
    name: "Kamala",
    pieces: [
      { productId: 7, quantity: 2, optionIds: [5] },
      { work: "Fall and pico", forWhom: "Anjali", pricePaise: 35_000 },
    ],
    advancePaise: 95_000,
    advanceMethod: "cash",
  });
  orders.release();
});

test("an item of its own has a garment type with choices, a maker with room on its day, a rush fee and a discount", async () => {
  answer("get", "/garments/types", [{ id: 3, name: "Blouse", points: 1, fields: [] }]);
  answer("get", "/admin/orders/team", [{ id: 4, name: "Kala" }]);
  const today = todayInIndia();
  const ready = dayAfter(today, 4);
  answer("get", "/admin/load", { pointsPerDay: 8, makers: [{ maker: { id: 4, name: "Kala" }, days: [{ day: ready, pieces: 3, points: 5 }] }] });
  answer("get", "/admin/price-settings", { advancePercent: 30, advanceRoundingPaise: 5_000, rushPaise: 20_000, readyDays: 10, balanceOnline: true, slipTerms: "" });
  const orders = hold("post", "/admin/orders", () => ({ order: { id: 1010 }, pieces: [{ id: 1 }] }) as OrderDetail);
  await openScreen("/admin/orders/new");
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Kamala" } });
  item(pieceAt("Item"), "My grandmother's blouse");
  fireEvent.change(await screen.findByLabelText(/^Garment type/), { target: { value: "3" } });
  fireEvent.click(await screen.findByRole("button", { name: "Cotton +₹150" }));
  fireEvent.click(screen.getByRole("button", { name: "Fabric of the shop" }));
  fireEvent.change(screen.getByLabelText(/^Needed by/), { target: { value: dayAfter(today, 6) } });
  fireEvent.change(screen.getByLabelText(/^Ready by/), { target: { value: ready } });
  expect(await screen.findByRole("option", { name: "Kala, 3 points free" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Maker/), { target: { value: "4" } });
  fireEvent.change(screen.getByLabelText(/^Agreed price/), { target: { value: "1,000" } });
  expect(await screen.findByText("₹200 unless you change it. Enter 0 for none.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Discount/), { target: { value: "100" } });
  fireEvent.change(await screen.findByLabelText("Reason for the discount"), { target: { value: "Regular customer" } });
  expect(screen.getAllByText("₹1,100").length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("button", { name: /^Save(?! and)/ }));
  await orders.came(1);
  expect(orders.bodies[0]).toEqual({
    name: "Kamala",
    pieces: [{ work: "My grandmother's blouse", garmentTypeId: 3, optionIds: [5], fabricSource: "shop", assigneeId: 4, promisedDay: ready, pricePaise: 100_000 }],
    neededBy: dayAfter(today, 6),
    discountPaise: 10_000,
    discountReason: "Regular customer",
    advancePaise: 0,
  });
  orders.release();
});

test("a removed piece is gone, and the last one stays", async () => {
  await openScreen("/admin/orders/new");
  await screen.findByRole("heading", { name: "Item" });
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  item(pieceAt("Item"), "Hem");
  fireEvent.click(screen.getByRole("button", { name: "Add another piece" }));
  await screen.findByRole("heading", { name: "Piece 2" });
  item(pieceAt("Piece 2"), "Fall and pico");
  fireEvent.click(screen.getByRole("button", { name: "Remove piece 1" }));
  await screen.findByRole("heading", { name: "Item" });
  expect(pieceAt("Item").getByRole<HTMLInputElement>("combobox", { name: "Item" }).value).toBe("Fall and pico");
});

test("a removed piece comes back with its measurements and photos", async () => {
  const orders = hold("post", "/admin/orders", () => ({ order: { id: 1010 }, pieces: [{ id: 1 }, { id: 2 }] }) as OrderDetail);
  const uploads: string[] = [];
  server.use(
    http.post("*/api/admin/orders/1010/photos", ({ request }) => {
      uploads.push(new URL(request.url).search);
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  await openScreen("/admin/orders/new");
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Kamala" } });
  item(pieceAt("Item"), "Hem");
  fireEvent.change(await screen.findByLabelText("Height"), { target: { value: "60" } });
  const photo = new File(["x"], "cloth.png", { type: "image/png" });
  fireEvent.change(screen.getByLabelText(/^Photo of the fabric/, { selector: "input" }), { target: { files: [photo] } });
  await screen.findByRole("button", { name: "Remove cloth.png" });
  fireEvent.click(screen.getByRole("button", { name: "Add another piece" }));
  await screen.findByRole("heading", { name: "Piece 2" });
  item(pieceAt("Piece 2"), "Fall and pico");
  fireEvent.click(screen.getByRole("button", { name: "Remove piece 1" }));
  await screen.findByText("Hem removed");
  expect(screen.queryByRole("button", { name: "Remove cloth.png" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("heading", { name: "Piece 2" });
  await pieceAt("Piece 1").findByRole("button", { name: "Remove cloth.png" });
  fireEvent.click(screen.getByRole("button", { name: /^Save(?! and)/ }));
  await orders.came(1);
  expect(orders.bodies[0]).toMatchObject({ pieces: [{ work: "Hem", measurements: { height: 152.4 } }, { work: "Fall and pico" }] });
  await orders.release();
  await waitFor(() => expect(uploads).toEqual(["?kind=cloth&shown=true&piece=1"]));
});

test("cleared measurements come back by Undo", async () => {
  await openScreen("/admin/orders/new");
  const height = await screen.findByLabelText<HTMLInputElement>("Height");
  fireEvent.change(height, { target: { value: "60" } });
  fireEvent.click(screen.getByRole("button", { name: "Clear all", hidden: true }));
  expect(height.value).toBe("");
  fireEvent.click(within(screen.getByText("All measurements are cleared.")).getByRole("button", { name: "Undo", hidden: true }));
  expect(height.value).toBe("60");
  expect(screen.queryByText("All measurements are cleared.")).toBeNull();
});

test("lengths that were replaced by those of last time come back by Undo", async () => {
  answer("get", "/admin/measurement-profiles/{customer}", []);
  answer("get", "/admin/measurement-profiles/{customer}/last", {
    measuredAt: "2026-11-12T06:30:00Z",
    orderNumber: "HM-1003",
    lengths: [{ field: "height", label: "Height", cm: 152.4 }],
  });
  await openScreen("/admin/orders/new?id=2");
  const height = await screen.findByLabelText<HTMLInputElement>("Height");
  fireEvent.change(height, { target: { value: "62" } });
  const last = await screen.findByRole("button", { name: "Same as last time", hidden: true });
  const line = within(last.closest("p") as HTMLElement);
  expect(line.queryByRole("button", { name: "Undo", hidden: true })).toBeNull();
  fireEvent.click(last);
  expect(height.value).toBe("60");
  fireEvent.click(line.getByRole("button", { name: "Undo", hidden: true }));
  expect(height.value).toBe("62");
  expect(line.queryByRole("button", { name: "Undo", hidden: true })).toBeNull();
});

test("a child's height is not warned of once the age group is chosen", async () => {
  await openScreen("/admin/orders/new");
  const height = await screen.findByLabelText("Height");
  fireEvent.focus(height);
  fireEvent.change(height, { target: { value: "44" } });
  fireEvent.blur(height);
  expect(await screen.findByText(/^Usually this is/)).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /^Child/, hidden: true }));
  expect(screen.queryByText(/^Usually this is/)).toBeNull();
});

test("the problems of an empty order are listed in the order of the form", async () => {
  await openScreen("/admin/orders/new");
  fireEvent.click(await screen.findByRole("button", { name: /^Save(?! and)/ }));
  const problems = within((await screen.findByRole("heading", { name: "There is a problem" })).parentElement as HTMLElement);
  expect(problems.getAllByRole("link").map(({ textContent }) => textContent?.split(":")[0])).toEqual(["Name", "Item"]);
});

test("an order that was not saved is restored after a reload", async () => {
  await openScreen("/admin/orders/new");
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Kamala Devi" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save(?! and)/ }));
  expect((await screen.findAllByText("Please fill this in.")).length).toBeGreaterThan(0);
  cleanup();
  await openScreen("/admin/orders/new");
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("");
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Kamala Devi");
});
