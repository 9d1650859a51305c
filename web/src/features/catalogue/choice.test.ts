import { describe, expect, test } from "vitest";
import { choicesOf, named, productsOf } from "./choice";

const sarees = { id: 1, serviceName: "Sarees" };
const kurtis = { id: 2, serviceName: "Kurtis" };
const services = [sarees, kurtis];

describe("the services of a category", () => {
  test("are found by name, whatever the case", () => {
    expect(named(services, "kurtis")).toBe(kurtis);
    expect(named(services, "Gowns")).toBeUndefined();
  });

  test("are chips with the named one chosen", () => {
    const chips = choicesOf({ ctid: 3, categoryName: "Ladies' Wear" }, services, kurtis);
    expect(chips.map(({ label, current }) => [label, current])).toEqual([
      ["All", false],
      ["Sarees", false],
      ["Kurtis", true],
    ]);
    expect(chips[0]?.href).toBe("/productsubcategories/3/All%20Ladies'%20Wear");
  });

  test("narrow the products; All shows the whole category", () => {
    const products = [{ serviceId: 1 }, { serviceId: 2 }, { serviceId: 1 }];
    expect(productsOf(products, sarees)).toHaveLength(2);
    expect(productsOf(products, undefined)).toHaveLength(3);
  });
});
