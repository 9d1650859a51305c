import { expect, test } from "vitest";
import type { Product } from "../../../api/schema";
import { choicesOf, lookOf, optionsIn } from "./choices";

const product = (id: number, serviceType: string, serviceName: string, serviceModel: string) =>
  ({ id, serviceType, serviceName, serviceModel }) as Product;

test("each type, name and model is listed once, in the shop's order", () => {
  const products = [
    product(1, "Blouses", "Princess Cut", "Deep back"),
    product(2, "Blouses", "Everyday", "Boat neck"),
    product(3, "Blouses", "Princess Cut", "Deep back"),
    product(4, "Sarees", "", "Fall"),
  ];
  expect(choicesOf(products).map(({ label, product: { id } }) => [id, label])).toEqual([
    [1, "Blouses - Princess Cut - Deep back"],
    [2, "Blouses - Everyday - Boat neck"],
    [4, "Sarees - Fall"],
  ]);
  expect(choicesOf(products, 3).map(({ product: { id } }) => id)).toEqual([3, 2, 4]);
});

test("only public images of the shop are accepted as references", () => {
  expect(lookOf("/uploads/3b11ba169b83c9b6c1816964d7bf532f.webp")).toBe("/uploads/3b11ba169b83c9b6c1816964d7bf532f.webp");
  for (const text of [null, "", "uploads/a.webp", "//x.example/a.webp", "https://x.example/uploads/a.webp", "/uploads/../api/me.png", "/uploads/a.svg", "/uploads/a.webp?x", "/api/me/orders/1/photos/1"])
    expect(lookOf(text), String(text)).toBeUndefined();
});

test("an address names options by their ids, each once", () => {
  expect(optionsIn("5-12-5")).toEqual([5, 12]);
  for (const text of [null, "", "-", "0-x-1.5", "--9e9"]) expect(optionsIn(text), String(text)).toEqual([]);
});
