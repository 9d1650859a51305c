import { expect, test } from "vitest";
import { draftOf, isGstin, rateOf, taxRules, typedRate, type TaxValues } from "./rules";

const values: TaxValues = {
  mode: "regular",
  gstin: "33 abcde1234f1z7",
  legalName: "",
  address: "12 Car Street",
  prefix: "hm",
  kinds: [{ kind: "course", code: "999293", rate: "18" }],
};

test("a GSTIN is checked by its last character", () => {
  expect(isGstin("27AAPFU0939F1ZV")).toBe(true);
  expect(isGstin(" 33 abcde1234f1z7")).toBe(true);
  expect(isGstin("33ABCDE1234F1Z5")).toBe(false);
  expect(isGstin("27AAPFU0939F1Z")).toBe(false);
});

test("rates are hundredths of a percent", () => {
  expect(["18", "2.5", "0.25", "0"].map(rateOf)).toEqual([1800, 250, 25, 0]);
  expect(["", "x", "1.234", "-1"].map(rateOf)).toEqual([undefined, undefined, undefined, undefined]);
  expect([1800, 250, 25].map(typedRate)).toEqual(["18", "2.5", "0.25"]);
});

test("empty fields are left out, and letters are upper-cased", () => {
  expect(draftOf(values, 3)).toEqual({
    mode: "regular",
    gstin: "33ABCDE1234F1Z7",
    address: "12 Car Street",
    prefix: "HM",
    kinds: [{ kind: "course", code: "999293", rate: 1800 }],
    version: 3,
  });
});

test("a registered shop needs a GSTIN", () => {
  const pathsOf = (changed: Partial<TaxValues>) =>
    taxRules.safeParse({ ...values, ...changed }).error?.issues.map(({ path }) => path.join(".")) ?? [];
  expect(pathsOf({ mode: "none", gstin: "" })).toEqual([]);
  expect(pathsOf({ gstin: "" })).toEqual(["gstin"]);
  expect(pathsOf({ prefix: "HEMM" })).toEqual(["prefix"]);
  expect(pathsOf({ kinds: [{ kind: "course", code: "99", rate: "41" }] })).toEqual(["kinds.0.code", "kinds.0.rate"]);
});
