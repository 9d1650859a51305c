import { expect, test } from "vitest";
import { readDraft } from "./draft";
import { noPiece, type PieceValues } from "./piece";
import { noValues } from "./values";

const blouse: PieceValues = {
  ...noPiece("1"),
  productId: "25",
  look: "/uploads/a.webp",
  lengths: { aroundBust: { text: "36 1/4", unit: "in" }, trouserBottom: { text: "7", unit: "in" } },
};
const salwar: PieceValues = { ...noPiece("4"), productId: "31", optionIds: [4, 9], quantity: 2, forWhom: "Amma", profileId: 3, note: "Blue", ageGroup: "child" };
const unnamed: PieceValues = { ...noPiece("5"), productId: "31", someoneElse: true };

test("a draft is restored unchanged, with all its pieces", () => {
  const values = { ...noValues(), firstName: "Meera", neededBy: "2026-12-04", pieces: [blouse, salwar, unnamed] };
  const draft = { values, sent: { body: "{}", key: "k" } };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test("the form opens with any stored content", () => {
  for (const written of [null, "", "nonsense", "null", "[]", "1", '{"values":3}', '{"values":{"firstName":7,"pieces":[]}}', '{"values":{"pieces":[{"productId":7,"quantity":"2","optionIds":"3","lengths":{"height":null,"shoulder":{"text":1}}}]}}'])
    expect(readDraft(written)).toEqual({ values: noValues() });
  expect(readDraft('{"sent":{"body":"{}"}}').sent).toBeUndefined();
  expect(readDraft('{"values":{"pieces":[{"look":"https://x.example/a.png"}]}}').values.pieces[0]?.look).toBeUndefined();
});
