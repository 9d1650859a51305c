import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChoiceGroup, Product } from "../../api/schema";
import { be, customer, goTo, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, disconnectLate, problem, refuse } from "../../testing/server";
import { favourites } from "../catalogue/favourites/favourites";
import { dayAfter } from "./backOffice/subject";

const [sample] = sampleOf("product_list");
const product = (id: number, serviceModel: string, pricePaise: number): Product =>
  ({ ...(sample as Product), id, serviceType: "Blouses", serviceName: "Princess Cut", serviceModel, pricePaise });

/** The clock is set to this Friday, so that the texts with days are the same whenever the tests run. */
const TODAY = "2026-11-20";
const DAY = dayAfter(TODAY, 6);
const READY = dayAfter(DAY, 10);
const visitDay = (free: number) => ({
  ...sampleOf("slot_list"),
  day: DAY,
  earliest: dayAfter(TODAY, 1),
  latest: dayAfter(TODAY, 90),
  closed: false,
  usuallyReady: READY,
  rushPaise: 25_000,
  nextDays: [
    { day: dayAfter(DAY, -2), closed: false, free: 0 },
    { day: dayAfter(DAY, -1), closed: true, free: 0 },
    { day: DAY, closed: false, free: 6 },
    { day: dayAfter(DAY, 1), closed: false, free: 1 },
  ],
  slots: [
    { slot: "11:00 AM To 1:00PM" as const, free },
    { slot: "1:00PM To 3:00PM" as const, free: 2 },
  ],
});
const lining: ChoiceGroup = {
  id: 1,
  name: "Lining",
  several: false,
  required: false,
  options: [
    { id: 5, name: "Cotton lining", pricePaise: 25_000, available: true },
    { id: 6, name: "Silk lining", pricePaise: 90_000, available: false },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T06:30:00Z`) });
  sessionStorage.clear();
  be(customer);
  answer("get", "/catalogue/products", [product(7, "Deep back", 125_000), product(8, "Boat neck", 90_000)]);
  answer("get", "/garments/choices", [lining]);
  answer("get", "/orders/slots", visitDay(3));
  answer("get", "/me/measurement-profiles", []);
  answer("get", "/me/orders", []);
  answer("get", "/me/appointments", []);
});
afterEach(() => {
  vi.useRealTimers();
});

const main = () => within(screen.getByRole("main"));
const piece = (number: number) => within(main().getByRole("article", { name: `Piece ${number}` }));
const service = async (): Promise<HTMLElement> => {
  await main().findAllByRole("option", { name: /Boat neck/ });
  return main().getByLabelText("Service");
};
const choose = (select: HTMLElement, id: number) => fireEvent.change(select, { target: { value: String(id) } });
const press = (name: RegExp | string) => fireEvent.click(main().getByRole("button", { name }));
const estimate = () => within(main().getByRole("region", { name: "Your estimate" }));

/** A visit with a blouse, and a second one with lining, which is open. */
async function openTwo(): Promise<void> {
  await openScreen("/bookappointment?product=7");
  await main().findAllByText("Blouses - Princess Cut - Deep back");
  press("Add another piece");
  choose(await service(), 8);
  fireEvent.click(await piece(2).findByRole("radio", { name: /^Cotton lining/ }));
}

function fillVisit(): void {
  fireEvent.change(main().getByLabelText("Date"), { target: { value: DAY } });
  fireEvent.click(main().getByRole("radio", { name: /^11:00 AM/ }));
  for (const [label, text] of [["Address", "14, Second Main Road"], ["Pin code", "600020"], ["Phone", "98400 12345"]] as const)
    fireEvent.change(main().getByLabelText(label), { target: { value: text } });
}

test("the estimate follows pieces, choices, quantity and the day it is needed", async () => {
  await openTwo();
  expect(estimate().getByText("From ₹2,400")).toBeTruthy();
  press("One more");
  expect(estimate().getByText("From ₹3,550")).toBeTruthy();
  expect((piece(2).getByRole("radio", { name: /^Silk lining.*Not available/ }) as HTMLInputElement).disabled).toBe(true);
  fireEvent.change(main().getByLabelText("Date"), { target: { value: DAY } });
  fireEvent.change(main().getByLabelText(/^Needed by/), { target: { value: dayAfter(READY, -2) } });
  await main().findByText(/2 days sooner than usual: Rush fee ₹250 for the order\./);
  expect(estimate().getByText("From ₹3,800")).toBeTruthy();
  press(/^Take Sun 6 December, no rush fee$/);
  expect(estimate().getByText("From ₹3,550")).toBeTruthy();
});

test("the next days say how many places are free, and a full one cannot be chosen", async () => {
  await openScreen("/bookappointment?product=7");
  const day = (name: RegExp) => main().getByRole("radio", { name }) as HTMLInputElement;
  await main().findByRole("radio", { name: /^Tue 24 November, Full$/ });
  expect(day(/^Tue 24 November, Full$/).disabled).toBe(true);
  expect(day(/^Wed.*Closed$/).disabled).toBe(true);
  fireEvent.click(day(/^Thu 26 November, 6 places$/));
  expect(main().getByLabelText("Date")).toHaveProperty("value", DAY);
  expect(day(/^Thu/).checked).toBe(true);
  fireEvent.change(main().getByLabelText("Date"), { target: { value: dayAfter(DAY, 24) } });
  await waitFor(() => expect(day(/^Thu/).checked).toBe(false));
  expect(day(/^Fri 27 November, 1 place$/)).toBeTruthy();
});

test("a piece is duplicated and removed, and both can be undone", async () => {
  await openTwo();
  press("Duplicate piece 2");
  expect(piece(3).getByRole("radio", { name: /^Cotton lining/ })).toHaveProperty("checked", true);
  press("Undo");
  expect(main().queryByRole("article", { name: "Piece 3" })).toBeNull();
  press("Remove piece 1");
  await main().findByText("Princess Cut, Deep back is removed.");
  expect(main().queryByRole("article")).not.toBeNull();
  expect(estimate().getByText("From ₹1,150")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Undo");
  press("Undo");
  expect(piece(1).getByLabelText("Service")).toHaveProperty("value", "7");
  expect(estimate().getByText("From ₹2,400")).toBeTruthy();
});

test("a product page adds a piece to what was typed, and the addition can be undone", async () => {
  await openTwo();
  fireEvent.change(main().getByLabelText("Address"), { target: { value: "14, Second Main Road" } });
  await goTo("/aboutus");
  await goTo("/bookappointment?product=7");
  await main().findByText("Added to your visit");
  expect(main().getByLabelText("Address")).toHaveProperty("value", "14, Second Main Road");
  expect(piece(3).getByLabelText("Service")).toHaveProperty("value", "7");
  press("Undo");
  expect(main().queryByRole("article", { name: "Piece 3" })).toBeNull();
});

test("choices of the product page come along, change a piece that has none, and outlive a reload", async () => {
  await openScreen("/bookappointment?product=7");
  await main().findByRole("radio", { name: /^Cotton lining/ });
  await goTo("/aboutus");
  await goTo("/bookappointment?product=7&options=5-99");
  await waitFor(() => expect(main().getByRole("radio", { name: /^Cotton lining/ })).toHaveProperty("checked", true));
  expect(main().queryByText("Added to your visit")).toBeNull();
  expect(estimate().getByText("From ₹1,500")).toBeTruthy();
  await goTo("/aboutus");
  await goTo("/bookappointment");
  expect(await main().findByRole("radio", { name: /^Cotton lining/ })).toHaveProperty("checked", true);
});

test("a reload restores both pieces", async () => {
  await openTwo();
  await goTo("/aboutus");
  await goTo("/bookappointment");
  await main().findByRole("article", { name: "Piece 2" });
  expect(piece(1).getByText("Princess Cut, Deep back")).toBeTruthy();
  expect(await piece(2).findByRole("radio", { name: /^Cotton lining/ })).toHaveProperty("checked", true);
});

test("an error of the second piece is shown at it", async () => {
  refuse("post", "/me/appointments", () =>
    Response.json(
      { code: "request.invalid_body", message: "Check it.", fields: [{ field: "pieces.1.note", code: "invalid", message: "This note is too strange." }] },
      { status: 422, headers: { "content-type": "application/json" } },
    ),
  );
  await openTwo();
  fillVisit();
  fireEvent.click(piece(2).getByRole("button", { name: "Done" }));
  press(/^Book An Appointment/);
  await main().findByText("This note is too strange.");
  expect(piece(2).getByText("This note is too strange.")).toBeTruthy();
  expect(piece(1).queryByText("This note is too strange.")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(piece(2).getByLabelText(/^Note/)));
  // The error moves with its piece.
  press("Remove piece 1");
  expect(main().getByText("This note is too strange.")).toBeTruthy();
});

test("a piece for someone else needs a name, also after a reload, and one for the customer does not", async () => {
  const sent = refuse("post", "/me/appointments", () => problem(409, "orders.slot_full", "This time is full. Please choose another one."));
  await openScreen("/bookappointment?product=7");
  await service();
  press("Add a person, quantity or note");
  fireEvent.click(main().getByRole("radio", { name: "Someone else" }));
  await goTo("/aboutus");
  await goTo("/bookappointment");
  await service();
  expect(main().getByRole("radio", { name: "Someone else" })).toHaveProperty("checked", true);
  fillVisit();
  press(/^Book An Appointment/);
  await main().findByText("Enter the name.");
  await waitFor(() => expect(document.activeElement).toBe(main().getByLabelText("Name")));
  expect(sent).toHaveLength(0);
  fireEvent.click(main().getByRole("radio", { name: "Me" }));
  await waitFor(() => expect(main().queryByText("Enter the name.")).toBeNull());
  press(/^Book An Appointment/);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await sent[0]?.clone().json()).toMatchObject({ pieces: [{ productId: 7 }] });
});

test("the customer is offered once, with the own profile", async () => {
  const sent = refuse("post", "/me/appointments", () => problem(409, "orders.slot_full", "This time is full. Please choose another one."));
  answer("get", "/me/measurement-profiles", [
    { id: 3, name: "Asha", relation: "Daughter", garments: [] },
    { id: 4, name: "asha raman", garments: [] },
  ]);
  await openScreen("/bookappointment?product=7");
  await service();
  press("Add a person, quantity or note");
  await main().findByRole("radio", { name: "Asha" });
  const who = main().getByRole("group", { name: "Who is it for?" });
  expect(within(who).getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual(["Me", "Asha", "Someone else"]);
  fireEvent.click(within(who).getByRole("radio", { name: "Asha" }));
  fireEvent.click(within(who).getByRole("radio", { name: "Me" }));
  expect(within(who).getByRole("radio", { name: "Me" })).toHaveProperty("checked", true);
  fillVisit();
  press(/^Book An Appointment/);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await sent[0]?.clone().json()).toMatchObject({ pieces: [{ productId: 7, profileId: 4 }] });
});

test("an empty second piece asks for its service", async () => {
  await openScreen("/bookappointment?product=7");
  await service();
  press("Add another piece");
  press(/^Book An Appointment/);
  await main().findByText("Choose a service.");
  expect(piece(2).getByText("Choose a service.")).toBeTruthy();
  expect(main().getByRole("link", { name: "Piece 2: Choose a service." })).toBeTruthy();
});

test("a shop without services says so instead of asking for one", async () => {
  answer("get", "/catalogue/products", []);
  await openScreen("/bookappointment");
  const none = await main().findByText("No Services Available");
  expect(main().queryByLabelText("Service")).toBeNull();
  press(/^Book An Appointment/);
  fireEvent.click(await main().findByRole("link", { name: "Choose a service." }));
  expect(document.activeElement).toBe(none);
});

test("a slot that filled up keeps both pieces", async () => {
  refuse("post", "/me/appointments", () => problem(409, "orders.slot_full", "This time is full. Please choose another one."));
  await openTwo();
  fillVisit();
  answer("get", "/orders/slots", visitDay(0));
  press(/^Book An Appointment/);
  await main().findAllByText("This time is full. Please choose another one.");
  expect(main().getByLabelText("Address")).toHaveProperty("value", "14, Second Main Road");
  expect(piece(1).getByText("Princess Cut, Deep back")).toBeTruthy();
  expect(piece(2).getByRole("radio", { name: /^Cotton lining/ })).toHaveProperty("checked", true);
});

test("pieces of the wish list are added with one press", async () => {
  favourites.set([8, 7]);
  await openScreen("/bookappointment");
  const wished = await main().findByRole("group", { name: "From your wish list" });
  const offers = () => within(wished).getAllByRole("button").map(({ textContent }) => textContent);
  expect(offers()).toHaveLength(2);
  fireEvent.click(within(wished).getAllByRole("button")[0] as HTMLElement);
  expect((await service() as HTMLSelectElement).value).toBe("8");
  expect(offers()).toHaveLength(1);
  favourites.set([]);
});

test("today is too early before the first free times have come", async () => {
  disconnectLate("/orders/slots");
  await openTwo();
  const date = main().getByLabelText<HTMLInputElement>("Date");
  fireEvent.change(date, { target: { value: TODAY } });
  press(/^Book An Appointment/);
  await waitFor(() => expect(date.getAttribute("aria-invalid")).toBe("true"));
});

const GONE = "This service is no longer offered. Please choose another one.";

test("a folded piece whose service is no longer offered says so instead of loading for ever", async () => {
  await openTwo();
  await goTo("/aboutus");
  answer("get", "/catalogue/products", [product(8, "Boat neck", 90_000)]);
  cleanup();
  await openScreen("/bookappointment");
  await main().findByRole("article", { name: "Piece 2" });
  expect((await piece(1).findByRole("heading")).textContent).toBe(GONE);
  expect(main().queryByText("Loading...")).toBeNull();
});

test("a folded piece says when the services cannot be loaded", async () => {
  await openTwo();
  await goTo("/aboutus");
  refuse("get", "/catalogue/products");
  cleanup();
  await openScreen("/bookappointment");
  await waitFor(() => expect(piece(1).getByRole("heading").textContent).toBe("Our services could not be loaded."));
});

test("the piece of a dead link gives way to the next product, of the wish list, of a link or to choose", async () => {
  favourites.set([8]);
  await openScreen("/bookappointment?product=9999&options=5");
  await main().findByText(GONE);
  fireEvent.click(within(await main().findByRole("group", { name: "From your wish list" })).getByRole("button"));
  expect((await service() as HTMLSelectElement).value).toBe("8");
  expect(main().queryByRole("article", { name: /^Piece/ })).toBeNull();
  favourites.set([]);

  cleanup();
  sessionStorage.clear();
  await openScreen("/bookappointment?product=9999");
  await main().findByText(GONE);
  await goTo("/aboutus");
  await goTo("/bookappointment?product=7");
  await waitFor(() => expect(main().queryByRole("article", { name: /^Piece/ })).toBeNull());
  expect((await service() as HTMLSelectElement).value).toBe("7");
  expect(main().queryByText("Added to your visit")).toBeNull();

  cleanup();
  sessionStorage.clear();
  await openScreen("/bookappointment?product=9999");
  await main().findByText(GONE);
  press("Add another piece");
  await waitFor(() => expect(main().queryByText(GONE)).toBeNull());
  expect(main().queryByRole("article", { name: /^Piece/ })).toBeNull();
});

test("a piece of a dead link in which something was filled in stays beside the next one", async () => {
  await openScreen("/bookappointment?product=9999");
  await main().findByText(GONE);
  press("Add a person, quantity or note");
  fireEvent.change(main().getByLabelText(/^Note/), { target: { value: "Like the green one" } });
  await goTo("/aboutus");
  await goTo("/bookappointment?product=7");
  await main().findByText("Added to your visit");
  expect(piece(1).getByText("Like the green one")).toBeTruthy();
  expect(piece(1).getByRole("heading").textContent).toBe(GONE);
});
