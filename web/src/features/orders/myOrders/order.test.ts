import { expect, test } from "vitest";
import { NetworkError, problemFrom } from "../../../api/problem";
import { measured, messageOf } from "./order";

test("the reason of a failure is the server's message or a default", () => {
  expect(messageOf(problemFrom(500, { code: "store.internal", message: "Something went wrong." }))).toBe("Something went wrong.");
  expect(messageOf(problemFrom(502, undefined))).toBe("Expected JSON response");
  expect(messageOf(new NetworkError())).toBe("No Network Connection");
});

test("only existing measurements are listed", () => {
  const taken = { aroundBust: 92.1, height: 158 };
  expect(measured(taken, "cm")).toEqual([
    { name: "Height", value: "158 cm" },
    { name: "Around bust", value: "92.1 cm" },
  ]);
  expect(measured(taken, "in")).toEqual([
    { name: "Height", value: "62¼ in" },
    { name: "Around bust", value: "36¼ in" },
  ]);
  expect(measured(undefined, "in")).toEqual([]);
});
