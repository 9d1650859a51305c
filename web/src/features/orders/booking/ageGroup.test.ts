import { expect, test } from "vitest";
import { readDraft } from "./draft";
import { inputOf, noValues, takenOf } from "./values";

const height = { text: "110", unit: "cm" as const };

test("a child's age group is sent with its measurements, and not without", () => {
  const values = { ...noValues(), ageGroup: "child" as const };
  expect(inputOf(values).pieces[0]).not.toHaveProperty("ageGroup");
  const measured = { ...values, lengths: { ...values.lengths, height } };
  expect(inputOf(measured).pieces[0]).toMatchObject({ ageGroup: "child", measurements: { height: 110 } });
  expect(takenOf(measured)?.ageGroup).toBe("child");
  expect(takenOf(values)).toBeUndefined();
});

test("the draft keeps it, and one of before has an adult", () => {
  const written = JSON.stringify({ values: { ...noValues(), ageGroup: "child" } });
  expect(readDraft(written).values.ageGroup).toBe("child");
  expect(readDraft(JSON.stringify({ values: {} })).values.ageGroup).toBe("adult");
});
