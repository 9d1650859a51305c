import { expect, test } from "vitest";
import type { CourseGift } from "../../../api/schema";
import { giftChat } from "./share";

const gift: CourseGift = {
  id: 1,
  courseId: 1,
  serviceName: "Blind hem",
  recipientName: "Beena",
  recipientMobile: "+919876543212",
  message: "",
  state: "waiting",
  claimUntil: "2027-08-01T06:30:00Z",
  claimPath: "/gifts/key",
};

test("the chat goes to the recipient with the claim link", () => {
  const chat = giftChat(gift, "https://shop.example");
  expect(chat?.startsWith("https://wa.me/919876543212?text=")).toBe(true);
  expect(decodeURIComponent(chat ?? "")).toContain("by 1 Aug 2027: https://shop.example/gifts/key");
});

test("without a mobile the buyer chooses the chat, and without a link there is none", () => {
  const { recipientMobile: _, ...without } = gift;
  expect(giftChat(without, "https://shop.example")?.startsWith("https://wa.me/?text=")).toBe(true);
  const { claimPath: __, ...claimed } = gift;
  expect(giftChat({ ...claimed, state: "claimed" }, "https://shop.example")).toBeUndefined();
});
