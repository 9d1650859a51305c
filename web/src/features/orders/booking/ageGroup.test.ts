import { expect, test } from "vitest";
import { readDraft } from "./draft";
import { noPiece, pieceInput, takenOf } from "./piece";
import { noValues } from "./values";

const height = { text: "110", unit: "cm" as const };

test("a child's age group is sent with its measurements, and not without", () => {
  const piece = { ...noPiece(), productId: "25", ageGroup: "child" as const };
  expect(pieceInput(piece)).not.toHaveProperty("ageGroup");
  const measured = { ...piece, lengths: { height } };
  expect(pieceInput(measured)).toMatchObject({ ageGroup: "child", measurements: { height: 110 } });
  expect(takenOf(measured)?.ageGroup).toBe("child");
  expect(takenOf(piece)).toBeUndefined();
});

test("the draft keeps it, and one of before has an adult", () => {
  const written = JSON.stringify({ values: { ...noValues(), pieces: [{ ...noPiece(), ageGroup: "child" }] } });
  expect(readDraft(written).values.pieces[0]?.ageGroup).toBe("child");
  expect(readDraft(JSON.stringify({ values: { pieces: [{}] } })).values.pieces[0]?.ageGroup).toBe("adult");
});
