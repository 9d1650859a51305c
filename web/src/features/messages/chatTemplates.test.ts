import { expect, test } from "vitest";
import { filledChat, USUAL_CHATS } from "./chatTemplates";

const values = { name: "Meera", order: "HM-7", visit: "Mon 3 Aug, full day", ready: "Mon 24 Aug", advance: "₹500", link: "https://a.example/o/k", shop: "Hem & Mogra" };

test("the usual texts say what they always said", () => {
  expect(filledChat(USUAL_CHATS.order_placed, values)).toBe(
    "Hello Meera, your order HM-7 is placed. We come on Mon 3 Aug, full day. It will be ready by Mon 24 Aug. Follow it here: https://a.example/o/k\nHem & Mogra",
  );
  expect(filledChat(USUAL_CHATS.ready_for_pickup, values)).toBe(
    "Hello Meera, your order HM-7 is ready. When shall we bring it? Follow it here: https://a.example/o/k\nHem & Mogra",
  );
  expect(filledChat(USUAL_CHATS.advance, values)).toBe("Hello Meera, please pay the advance of ₹500 for your order HM-7: https://a.example/o/k\nHem & Mogra");
});

test("a sentence or line without its value is left out", () => {
  const { visit: _, link: __, shop: ___, ...rest } = values;
  expect(filledChat(USUAL_CHATS.order_placed, { ...rest, ready: undefined })).toBe("Hello Meera, your order HM-7 is placed.");
  expect(filledChat("A {link} b.\n\nC {visit}\nD", rest)).toBe("\nD");
});
