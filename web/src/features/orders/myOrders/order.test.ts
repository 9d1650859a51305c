import { expect, test } from "vitest";
import { NetworkError, problemFrom } from "../../../api/problem";
import { measured, messageOf } from "./order";

test("the reason of a failure is the server's own, or what stands for none", () => {
  expect(messageOf(problemFrom(500, { code: "store.internal", message: "Something went wrong." }))).toBe("Something went wrong.");
  expect(messageOf(problemFrom(502, undefined))).toBe("Expected JSON response");
  expect(messageOf(new NetworkError())).toBe("No Network Connection");
});

test("only what was measured is listed", () => {
  expect(measured({ aroundBust: 91.5, height: 158 })).toEqual([
    { name: "Height", value: "158 cm" },
    { name: "Around bust", value: "91.5 cm" },
  ]);
  expect(measured(undefined)).toEqual([]);
});
