import { expect, test } from "vitest";
import type { GarmentField } from "../../../api/schema";
import { fieldsOf } from "./fields";

const field = (key: string, more: Partial<GarmentField> = {}): GarmentField => ({ key, label: key.toUpperCase(), limits: { least: 10, most: 90 }, ...more });
const blouse = { id: 1, fields: [field("length", { label: "Blouse length" }), field("bust", { drawing: "aroundBust" })] };
const trousers = { id: 9, fields: [field("length", { label: "Trouser length" }), field("inseam")] };
const types = [blouse, trousers];
const labels = (...given: Parameters<typeof fieldsOf>) => fieldsOf(...given).map(({ label }) => label);

test("a garment has its own fields, in the order in which they are taken", () => {
  expect(labels(types, 9)).toEqual(["Trouser length", "INSEAM"]);
});

test("without a garment type the fields of the body are measured, or all", () => {
  expect(labels(types, undefined)).toEqual(["BUST"]);
  expect(labels([trousers], undefined)).toEqual(["Trouser length", "INSEAM"]);
});

test("a length of another garment, or of a field that is deleted, stays", () => {
  const taken = [
    { field: "inseam", label: "Inseam then" },
    { field: "yoke", label: "நுகம்" },
  ];
  expect(labels(types, 1, taken)).toEqual(["Blouse length", "BUST", "INSEAM", "நுகம்"]);
});
