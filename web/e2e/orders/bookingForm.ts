import type { Locator, Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { expect } from "../support/test";

/** The day so many days from now in India, as the form has it. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + (330 * 60 + days * 86_400) * 1000).toISOString().slice(0, 10);

export async function openBooking(page: Page, query = ""): Promise<void> {
  await openPage(page, `/bookappointment${query}`);
  await expect(page.getByRole("radio", { name: /^Full Day/ })).toBeVisible();
}

export const submitButton = (page: Page): Locator => page.getByRole("button", { name: "Book An Appointment" });

/** What is booked, and the address; by default those of the demo store. */
const INPUT = { service: "Blouses - Princess Cut - Deep back, dori and latkan", pinCode: "600 020" };

/** Each test books days of its own, so that none fills another one's slots. */
export async function fillBooking(page: Page, day: string, slot = "3:00PM To 5:00PM", { service, pinCode } = INPUT): Promise<void> {
  await page.getByLabel("Service").selectOption({ label: service });
  await page.getByLabel("Date", { exact: true }).fill(day);
  await page.getByRole("radio", { name: new RegExp(`^${slot}`) }).check();
  await page.getByLabel("First name").fill("Meera");
  await page.getByLabel("Last name").fill("Iyer");
  await page.getByLabel("Phone").fill("+91 98400-12345");
  await page.getByLabel("Email").fill("meera@example.com");
  await page.getByLabel("Address").fill("14, Second Main Road\nKasturba Nagar");
  await page.getByLabel("Pin code").fill(pinCode);
}

/** Opens the form and fills it in for a day so many days from now, which it returns. */
export async function beginBooking(page: Page, days: number, slot?: string): Promise<string> {
  const day = dayFromNow(days);
  await openBooking(page);
  await fillBooking(page, day, slot);
  return day;
}

export interface BookedRequest {
  id: number;
  serviceName: string;
  firstName: string;
  contactNumber: string;
  address: string;
  pinCode: string;
  appointmentDate: string;
  appointmentTime: string;
  measurements?: Record<string, number | string>;
  photos: { id: number; src: string }[];
}

/** The customer's pending requests of a day on the server. */
export async function requestsOn(page: Page, day: string): Promise<BookedRequest[]> {
  const all = await page.evaluate(async () => (await (await fetch("/api/me/appointments")).json()) as unknown);
  return (all as BookedRequest[]).filter(({ appointmentDate }) => appointmentDate === day);
}

/** Shows the fields; by default the shop measures at the visit. */
export const enterMeasurements = (page: Page): Promise<void> => page.getByRole("radio", { name: /^I have measurements/ }).check();

/** The account as the last step of the form. */
export const lastStep = (page: Page): Locator => page.getByRole("dialog", { name: /^Last step/ });

/** The confirmation, which takes the place of the form. */
export const booked = (page: Page): Locator =>
  page.getByRole("main").filter({ has: page.getByRole("heading", { level: 1, name: "Appointment booked successfully!" }) });

/** Leaves the confirmation for My Orders. */
export async function seeMyOrders(page: Page): Promise<void> {
  await booked(page).getByRole("link", { name: "See My Orders" }).click();
  await expect(page).toHaveURL(/\/myorders$/);
}
