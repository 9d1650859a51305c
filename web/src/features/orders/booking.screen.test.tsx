import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { todayInIndia } from "../../admin/form/today";
import type { Order, Product, Session } from "../../api/schema";
import { be, beKnown, customer, goTo, openScreen, settle } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, refuse } from "../../testing/server";
import { dayAfter } from "./backOffice/subject";

const [sample] = sampleOf("product_list");
const blouse = {
  ...sample,
  id: 7,
  serviceType: "Blouses",
  serviceName: "Princess Cut",
  serviceModel: "Deep back",
  pricePaise: 125_000,
} as Product;
const asha = { user: { ...customer.user, mobile: "+919000000002" } } as Session;
const today = todayInIndia();
const DAY = dayAfter(today, 5);
const [order] = sampleOf("order_list");
const booked = { ...order, number: "HM-1064", status: "Pending" } as Order;

const visitDay = (free: number) => ({
  ...sampleOf("slot_list"),
  day: DAY,
  earliest: dayAfter(today, 1),
  latest: dayAfter(today, 90),
  closed: false,
  nextDays: [{ day: DAY, closed: false, free: 6 }],
  slots: [
    { slot: "11:00 AM To 1:00PM" as const, free },
    { slot: "1:00PM To 3:00PM" as const, free: 2 },
  ],
});

beforeEach(() => {
  be(asha);
  answer("get", "/catalogue/products", [blouse]);
  answer("get", "/garments/choices", []);
  answer("get", "/orders/slots", visitDay(3));
  answer("get", "/orders/pin-codes", [{ pinCode: "600004", location: "Mylapore" }]);
  answer("get", "/me/measurement-profiles", []);
  answer("get", "/me/orders", []);
  answer("get", "/me/appointments", []);
});

const main = () => within(screen.getByRole("main"));
const field = (label: string | RegExp) => main().getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const book = () => fireEvent.click(main().getByRole("button", { name: /^Book An Appointment/ }));
const confirmation = () =>
  screen.findByRole("heading", { level: 1, name: "Appointment booked successfully!" });
const lastStep = async (title: RegExp) => within(await screen.findByRole("dialog", { name: title }));
type Step = Awaited<ReturnType<typeof lastStep>>;
const type = (step: Step, label: RegExp, value: string) =>
  fireEvent.change(step.getByLabelText(label), { target: { value } });
/** Without style sheets the hidden text of a button counts too. */
const press = (step: Step, name: string) =>
  fireEvent.click(step.getByRole("button", { name: new RegExp(`^${name}`) }));

/** The form with a visit of Meera Iyer filled in. */
async function openFilled(): Promise<void> {
  await openScreen("/bookappointment?product=7");
  await main().findAllByText("Blouses - Princess Cut - Deep back");
  fill("Date", DAY);
  fireEvent.click(await main().findByRole("radio", { name: /^11:00 AM/ }));
  fill("First name", "Meera");
  fill("Phone", "98400 12345");
  fill("Email", "meera@example.com");
  fill("Address", "14, Second Main Road");
  fill("Pin code", "600020");
}

test("name, phone and email of the account are filled in, and tomorrow is the first day", async () => {
  await openScreen("/bookappointment");
  await waitFor(() => expect(field("First name").value).toBe("Asha"));
  expect(field(/^Last name/).value).toBe("Raman");
  expect(field("Phone").value).toBe("90000 00002");
  expect(field("Email").value).toBe("customer@example.com");
  expect(field("Date").value).toBe(dayAfter(today, 1));
  expect(field("Date").min).toBe(dayAfter(today, 1));
});

test("the pin code is checked immediately and never blocks", async () => {
  const sent = refuse("post", "/me/appointments", () => Response.json(booked, { status: 201 }));
  await openFilled();
  fill("Pin code", "600004");
  await main().findByText("We pick up here");
  main().getByText("Mylapore");
  fill("Pin code", "110001");
  const answered = await main().findByText(/^Not yet; bring it to the shop or/);
  expect(answered.textContent).toBe("Not yet; bring it to the shop or ask us");
  book();
  await confirmation();
  expect(await sent[0]?.json()).toMatchObject({ pinCode: "110001" });
});

test("a slot that has filled up is refused in place, and everything else stays", async () => {
  const full = "This time is full. Please choose another one.";
  refuse("post", "/me/appointments", () => problem(409, "orders.slot_full", full));
  await openFilled();
  answer("get", "/orders/slots", visitDay(0));
  book();
  await main().findAllByText(full);
  const radios = () => main().getAllByRole<HTMLInputElement>("radio");
  const slots = () => radios().map((radio) => [radio.closest("label")?.textContent, radio.disabled]);
  await waitFor(() => expect(slots()).toContainEqual(["11:00 AM To 1:00PMFull", true]));
  expect(field("First name").value).toBe("Meera");
  const sent = refuse("post", "/me/appointments", () => Response.json(booked, { status: 201 }));
  fireEvent.click(main().getByRole("radio", { name: /^1:00PM/ }));
  expect(main().queryByText(full)).toBeNull();
  book();
  await confirmation();
  expect(await sent[0]?.json()).toMatchObject({ appointmentDate: DAY, appointmentTime: "1:00PM To 3:00PM" });
});

test("a failed booking shows an error and keeps the form, and is tried again", async () => {
  refuse("post", "/me/appointments", () => problem(500, "store.internal"));
  await openFilled();
  book();
  await main().findByText("Your details are still filled in.");
  expect(screen.getAllByText(/^Something went wrong! Please try again\./).length).toBeGreaterThan(0);
  expect(field("First name").value).toBe("Meera");
  answer("post", "/me/appointments", booked);
  const again = await main().findByRole("button", { name: "Try Again" });
  await waitFor(() => expect(again.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(again);
  await confirmation();
});

test("an expired session asks for the login in place, then books", async () => {
  refuse("post", "/me/appointments", () => problem(401, "session.needed"));
  await openFilled();
  book();
  const step = await lastStep(/^Last step: log in/);
  step.getByText(/^You must be logged in to book an appointment!/);
  answer("post", "/session", asha);
  answer("post", "/me/appointments", booked);
  type(step, /^Mobile/, "9000000002");
  type(step, /^Password/, "three rani petticoats");
  press(step, "Login");
  await confirmation();
});

test("a taken mobile number leads to the login, and 'Change' back to the form", async () => {
  be({});
  await openFilled();
  book();
  fireEvent.click((await lastStep(/^Last step: choose a password/)).getByRole("button", { name: "Change" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(field("First name")));
  book();
  let step = await lastStep(/^Last step: choose a password/);
  expect(step.getByText("+91 98400 12345")).toBeTruthy();
  press(step, "Create account and book");
  await step.findByText("Please fill this in.");
  const taken = "Mobile number already registered. Please login.";
  const registered = refuse("post", "/auth/accounts", () => problem(409, "auth.mobile_taken", taken));
  type(step, /^Password/, "a long blue ribbon");
  press(step, "Create account and book");
  step = await lastStep(/^Last step: log in/);
  await step.findByText(taken);
  const account = { name: "Meera", mobile: "98400 12345", email: "meera@example.com", password: "a long blue ribbon" };
  expect(await registered[0]?.json()).toEqual(account);
  expect(step.getByLabelText<HTMLInputElement>(/^Mobile/).value).toBe("98400 12345");
  const wrong = "Invalid credentials. Please register.";
  refuse("post", "/session", () => problem(401, "auth.invalid_credentials", wrong));
  type(step, /^Password/, "not this one");
  press(step, "Login");
  await step.findByText(/^No account matches this login and password\./);
  answer("post", "/session", asha);
  answer("post", "/me/appointments", booked);
  type(step, /^Password/, "three rani petticoats");
  press(step, "Login");
  await confirmation();
});

test("a visitor who logs in at /login finds the form filled in", async () => {
  be({});
  await openFilled();
  await goTo("/login?next=%2Fbookappointment");
  await settle("/login");
  answer("post", "/session", asha);
  fireEvent.change(await main().findByLabelText(/^Mobile/), { target: { value: "9000000002" } });
  fireEvent.change(main().getByLabelText(/^Password/), { target: { value: "three rani petticoats" } });
  fireEvent.click(main().getByRole("button", { name: /^Login/ }));
  await waitFor(() => expect(location.pathname).toBe("/bookappointment"));
  await main().findByRole("radio", { name: /^11:00 AM/ });
  expect(field("First name").value).toBe("Meera");
  expect(field("Date").value).toBe(DAY);
  expect(main().getByRole<HTMLInputElement>("radio", { name: /^11:00 AM/ }).checked).toBe(true);
});

test("a logout in another tab clears the form", async () => {
  beKnown(asha);
  await openFilled();
  expect(main().getAllByText(/^Up to 5 photos/).length).toBeGreaterThan(0);
  be({});
  localStorage.clear();
  fireEvent(window, new StorageEvent("storage", { key: null }));
  await main().findByText(/^You can add up to 5 reference photos once you are logged in\./);
  expect(field("Address").value).toBe("");
  expect(field("First name").value).toBe("");
});
