import { expect, test } from "vitest";
import type { EnquiryEntry, Shop } from "../../../../api/schema";
import { answerText, chatLink, mailLink } from "./answers";

const of: EnquiryEntry = {
  id: 1,
  version: 1,
  name: "Meera Iyer",
  phone: "+919840012345",
  email: "meera+boutique@example.com",
  message: "Two blouses & one lehenga.\nCan you come?",
  createdAt: "2026-11-20T08:00:00Z",
};
const shop = { businessName: "Hem & Mogra", greeting: "Vanakkam" } as Shop;

test("an answer begins with a greeting and the question", () => {
  expect(answerText(of, shop)).toBe("Vanakkam Meera, this is Hem & Mogra. You asked us: “Two blouses & one lehenga. Can you come?”\n\n");
  expect(answerText({ ...of, message: "" }, undefined)).toBe("Hello Meera. You asked us to call you.\n\n");
});

test("links encode every character", () => {
  expect(chatLink(of, shop)).toMatch(/^https:\/\/wa\.me\/919840012345\?text=Vanakkam%20Meera.*%26/);
  expect(mailLink(of, shop)).toMatch(/^mailto:meera%2Bboutique@example\.com\?subject=Your%20question%20to%20Hem%20%26%20Mogra&body=/);
  expect(mailLink({ ...of, email: undefined as never }, shop)).toBeUndefined();
});
