import { expect, test } from "vitest";
import { NetworkError, problemFrom } from "../../../api/problem";
import { measured, messageOf } from "./order";

test("the reason of a failure is the server's message or a default", () => {
  expect(messageOf(problemFrom(500, { code: "store.internal", message: "Something went wrong." }))).toBe("Something went wrong.");
  expect(messageOf(problemFrom(502, undefined))).toBe("Expected JSON response");
  expect(messageOf(new NetworkError())).toBe("No Network Connection");
});

test("all lengths are listed with their labels, in the shop's unit", () => {
  const lengths = [
    { field: "height", label: "Height", cm: 158 },
    { field: "sleeveRound", label: "கை சுற்றளவு", cm: 92.1 },
  ];
  expect(measured(lengths, "cm")).toEqual([
    { name: "Height", value: "158 cm" },
    { name: "கை சுற்றளவு", value: "92.1 cm" },
  ]);
  expect(measured(lengths, "in").map(({ value }) => value)).toEqual(["62¼ in", "36¼ in"]);
  expect(measured([], "in")).toEqual([]);
});
