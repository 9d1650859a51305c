import { expect, test } from "vitest";
import { scopeText } from "./scopes";

test("scopes are named by area, in the order of the list", () => {
  expect(scopeText(["figures:read", "orders:write", "orders:read"])).toBe("Orders (read, change), Figures (read)");
  expect(scopeText(["customers:write"])).toBe("Customers (change)");
});
