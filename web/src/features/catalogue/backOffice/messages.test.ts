import { expect, test } from "vitest";
import { goesAlong, holds, modelNamed, modelOf } from "./messages";

test("the content of a category or service is counted", () => {
  expect(holds({ serviceCount: 4, productCount: 1380 })).toBe("4 services, 1,380 products");
  expect(holds({ serviceCount: 1, productCount: 0 })).toBe("1 service");
  expect(holds({ productCount: 1 })).toBe("1 product");
  expect(holds({ serviceCount: 0, productCount: 0 })).toBe("Empty");
});

test("what is moved to the trash with it is counted", () => {
  expect(goesAlong({ serviceCount: 2, productCount: 3 })).toBe("2 services and 3 products");
  expect(goesAlong({ productCount: 1 })).toBe("1 product");
  expect(goesAlong({ productCount: 0 })).toBeUndefined();
});

test("a model is shown only if it differs from the product's name", () => {
  expect(modelOf({ mainTitle: "Fall and pico", serviceModel: "Fall and pico" })).toBeUndefined();
  expect(modelOf({ mainTitle: "Fall and pico", serviceModel: "With tassels" })).toBe("With tassels");
  expect(modelNamed("Fall and pico", 80)).toBe("Fall and pico");
  expect(modelNamed(`${"a".repeat(79)} tail`, 80)).toBe(`${"a".repeat(79)}…`);
  expect(modelNamed("Blouse, with padding", 12)).toBe("Blouse…");
  expect(modelNamed("a".repeat(90), 80)).toBe(`${"a".repeat(79)}…`);
});
