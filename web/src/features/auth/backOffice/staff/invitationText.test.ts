import { expect, test } from "vitest";
import { chatLink, invitationText, newPasswordText } from "./invitationText";

test("an invitation names the shop and ends with the link", () => {
  const text = invitationText("Kavitha", "Hem & Mogra", "https://shop.example/resetpassword/x", 48);
  expect(text).toBe(
    "Hello Kavitha, you are invited to the team of Hem & Mogra. Set your password here, then log in with your mobile number. The link works once, for 48 hours: https://shop.example/resetpassword/x",
  );
});

test("the link for a new password names the shop and how long it works", () => {
  const text = newPasswordText("Selvi", "Hem & Mogra", "https://shop.example/resetpassword/x", 24);
  expect(text).toBe(
    "Hello Selvi, set a new password for the team of Hem & Mogra here, then log in with your mobile number. The link works once, for 24 hours: https://shop.example/resetpassword/x",
  );
});

test("a mobile as typed or as stored is a chat with India's number", () => {
  for (const mobile of ["+919840055555", "98400 55555"]) expect(chatLink(mobile, "Hi & welcome")).toBe("https://wa.me/919840055555?text=Hi%20%26%20welcome");
});
