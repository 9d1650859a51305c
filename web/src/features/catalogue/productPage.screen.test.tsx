import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { ChoiceGroup, Product } from "../../api/schema";
import { openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer } from "../../testing/server";

const product: Product = { ...sampleOf("product_view"), id: 7, mainTitle: "Deep back blouse", pricePaise: 125_000 };
const option = (id: number, name: string, pricePaise: number) => ({ id, name, pricePaise, available: true });
const neck: ChoiceGroup = { id: 1, name: "Neck", several: false, required: false, options: [option(11, "Round", 0), option(12, "Boat", 5_000)] };
const extras: ChoiceGroup = { id: 2, name: "Extras", several: true, required: false, options: [option(21, "Latkans", 8_000)] };

const main = () => within(screen.getByRole("main"));
const bookings = () => main().getAllByRole("link", { name: "Book An Appointment" }).map((link) => link.getAttribute("href"));

beforeEach(() => {
  answer("get", "/catalogue/products/{id}", product);
  answer("get", "/garments/choices", [neck, extras]);
});

test("a booking begins with what is chosen here, and the price follows", async () => {
  await openScreen("/productdetails/7");
  const price = within(await main().findByRole("region", { name: "Price" }));
  expect(price.getByText("from")).toBeTruthy();
  expect(bookings()).toEqual(["/bookappointment?product=7", "/bookappointment?product=7"]);
  fireEvent.click(await main().findByRole("radio", { name: /^Boat/ }));
  fireEvent.click(main().getByRole("checkbox", { name: /^Latkans/ }));
  expect(bookings()).toEqual(Array(2).fill("/bookappointment?product=7&options=12-21"));
  expect(price.queryByText("from")).toBeNull();
  expect(price.getByText("₹1,380")).toBeTruthy();
  expect(main().getByText(/₹1,250, Boat \+₹50, Latkans \+₹80/)).toBeTruthy();
  fireEvent.click(main().getByRole("button", { name: "Clear Neck" }));
  expect(bookings()[0]).toBe("/bookappointment?product=7&options=21");
});
