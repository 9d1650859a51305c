import { expect, test } from "vitest";
import { readDraft } from "./draft";
import { noValues } from "./values";

test("a draft is restored unchanged", () => {
  const lengths = { aroundBust: { text: "36 1/4", unit: "in" as const }, trouserBottom: { text: "7", unit: "in" as const } };
  const values = { ...noValues(), firstName: "Meera", productId: "25", lengths };
  const draft = { values, look: "/uploads/a.webp", sent: { body: "{}", key: "k" } };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test("the form opens with any stored content", () => {
  for (const written of [null, "", "nonsense", "null", "[]", "1", '{"values":3}', '{"values":{"firstName":7,"lengths":{"height":null,"shoulder":{"text":1}}}}'])
    expect(readDraft(written)).toEqual({ values: noValues() });
  expect(readDraft('{"sent":{"body":"{}"}}').sent).toBeUndefined();
});
