import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { ChoiceGroup, Product } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold } from "../../testing/server";
import { recentProducts } from "./recent/recentProducts";

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

test("the page tells what the shop has said, and nothing else", async () => {
  const extras = { ...sampleOf("product_extras_view"), images: [], included: ["One trial"], notIncluded: ["Blouse cloth"], measured: false, related: [] };
  answer("get", "/catalogue/products/{id}", { ...product, readyDays: 70 });
  answer("get", "/catalogue/products/{id}/extras", { ...extras, fabricCm: 250 });
  await openScreen("/productdetails/7");
  expect(await main().findByText("2.5 m")).toBeTruthy();
  expect(main().getByText("70 days")).toBeTruthy();
  expect(main().getByText(/Expected Delivery: 70 Days/)).toBeTruthy();
  expect(main().queryByText(/We measure you at your door/)).toBeNull();
  expect(main().getAllByText("Blouse cloth").length).toBeGreaterThan(0);
  expect(main().queryByText("Goes well with this")).toBeNull();
  expect(main().queryByText("Learn to stitch it")).toBeNull();
});

test("each image of the strip is shown in turn, with its place", async () => {
  const image = (src: string) => ({ ...product.image, src, alt: src });
  answer("get", "/catalogue/products/{id}", { ...product, image: image("front") });
  answer("get", "/catalogue/products/{id}/extras", { ...sampleOf("product_extras_view"), images: [image("back"), image("fabric")] });
  await openScreen("/productdetails/7");
  expect(await main().findByText("1 of 3")).toBeTruthy();
  fireEvent.click(main().getByRole("link", { name: "Image 3: fabric" }));
  expect(main().getByText("3 of 3")).toBeTruthy();
  expect(main().getByRole("link", { name: "Zoom: Deep back blouse" }).getAttribute("href")).toBe("fabric");
});

test("what was viewed before is listed on this device, until it is cleared", async () => {
  recentProducts.set([8, 7]);
  answer("get", "/catalogue/products", [product, { ...product, id: 8, mainTitle: "Half saree" }]);
  await openScreen("/productdetails/7");
  const heading = await main().findByRole("heading", { name: "Recently viewed" });
  const section = heading.closest("section");
  if (!section) throw new Error("no section");
  expect(within(section).getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Half saree"]);
  fireEvent.click(within(section).getByRole("button", { name: "Clear" }));
  expect(main().queryByText("Recently viewed")).toBeNull();
  expect(recentProducts.ids()).toEqual([7]);
});

const rated = { ...sampleOf("product_extras_view"), images: [], included: [], notIncluded: [], related: [] };

test("stars come from approved reviews, and without one there are none", async () => {
  const reviews = [{ name: "Asha R.", stars: 4, text: "Fits.", date: "2026-11-20" }];
  answer("get", "/catalogue/products/{id}/extras", { ...rated, rating: { average: 4.5, count: 2 }, reviews });
  await openScreen("/productdetails/7");
  const section = within(await main().findByRole("region", { name: "What customers say" }));
  expect(section.getByText("Asha R.")).toBeTruthy();
  expect(main().getByRole("link", { name: "2 reviews" }).getAttribute("href")).toBe("#reviews");
  cleanup();
  answer("get", "/catalogue/products/{id}/extras", { ...rated, reviews: [] });
  await openScreen("/productdetails/7");
  await main().findByText("How Does It Work?");
  expect(main().queryByRole("region", { name: "What customers say" })).toBeNull();
});

test("a customer with a delivered piece reviews it, others are not asked", async () => {
  answer("get", "/catalogue/products/{id}/extras", { ...rated, reviews: [] });
  answer("get", "/me/product-reviews/{product}", { mayReview: true });
  const sent = hold("put", "/me/product-reviews/{product}", () => ({ stars: 5, text: "Fits.", approved: false, date: "2026-11-20" }));
  be(customer);
  await openScreen("/productdetails/7");
  const own = within(await main().findByRole("region", { name: "Your review" }));
  fireEvent.click(await own.findByRole("radio", { name: "5 stars" }));
  fireEvent.change(own.getByLabelText(/What should others know/), { target: { value: " Fits. " } });
  fireEvent.click(own.getByRole("button", { name: /^Send review/ }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ stars: 5, text: "Fits." }]);
  await sent.release();
  expect(await own.findByText("Awaiting approval")).toBeTruthy();
  cleanup();
  answer("get", "/me/product-reviews/{product}", { mayReview: false });
  await openScreen("/productdetails/7");
  await main().findByText("How Does It Work?");
  expect(main().queryByRole("region", { name: "Your review" })).toBeNull();
});
