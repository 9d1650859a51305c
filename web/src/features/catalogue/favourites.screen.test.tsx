import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Product } from "../../api/schema";
import { tabStorage } from "../../site/browserStorage";
import { beKnown, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, refuse } from "../../testing/server";
import { favourites } from "./favourites/favourites";

const product = (id: number, mainTitle: string): Product => ({ ...sampleOf("product_view"), id, mainTitle });

const main = () => within(screen.getByRole("main"));
const heart = (name: string) => main().findByRole("button", { name: `Wish list: ${name}` });

beforeEach(() => {
  tabStorage.set("favouritesOf", undefined);
  favourites.set([]);
  answer("get", "/catalogue/products", [product(7, "Deep back blouse"), product(8, "Half saree")]);
});

test("a visitor's wish list is on the device, newest first", async () => {
  await openScreen("/allproducts");
  fireEvent.click(await heart("Deep back blouse"));
  fireEvent.click(await heart("Half saree"));
  expect((await heart("Half saree")).getAttribute("aria-pressed")).toBe("true");
  expect(localStorage.getItem("favourites")).toBe("[8,7]");
  fireEvent.click(await heart("Half saree"));
  expect(localStorage.getItem("favourites")).toBe("[7]");
});

test("the list of a device joins that of the account at login", async () => {
  favourites.set([7]);
  const join = hold("post", "/me/favourites", () => ({ products: [7, 8] }));
  beKnown(customer);
  await openScreen("/wishlist");
  await join.came(1);
  await join.release();
  await main().findByText("Half saree");
  expect(main().getByText("Deep back blouse")).toBeTruthy();
  expect(join.bodies).toEqual([{ products: [7] }]);
});

test("what the server did not take stays as it was", async () => {
  answer("get", "/me/favourites", { products: [] });
  refuse("post", "/me/favourites");
  beKnown(customer);
  await openScreen("/allproducts");
  fireEvent.click(await heart("Deep back blouse"));
  await waitFor(() => expect(localStorage.getItem("favourites")).toBeNull());
  expect(screen.getByText(/could not be saved/)).toBeTruthy();
});

test("an empty list leads to the products", async () => {
  await openScreen("/wishlist");
  await main().findByText("Your wish list is empty.");
  expect(main().getByRole("link", { name: "See all products" })).toBeTruthy();
});
