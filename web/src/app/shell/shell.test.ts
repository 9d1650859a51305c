import { describe, expect, test } from "vitest";
import { partOfPath, TOP_MENU } from "./menu";
import { chatLink, telephoneLink } from "../../features/content/public/contactLinks";

describe("the menu", () => {
  test("names the seven sections of the specification", () => {
    expect(TOP_MENU.map(({ label, section }) => `${label} ${section}`)).toEqual([
      "Services homeservices",
      "Tutorials hometutorials",
      "Gallery homegallery",
      "Blogs homeblogs",
      "Client Voice clientvoice",
      "Our Stories homeabout",
      "Contact homecontactus",
    ]);
  });

  test("knows which part of the shop a screen belongs to", () => {
    expect(partOfPath("/productdetails/4")).toBe("homeservices");
    expect(partOfPath("/CourseNames/2")).toBe("hometutorials");
    expect(partOfPath("/")).toBeUndefined();
  });
});

describe("the ways to reach the shop", () => {
  test("has no chat without a number", () => {
    expect(chatLink({})).toBeUndefined();
    expect(chatLink({ whatsapp: "" })).toBeUndefined();
  });

  test("turns numbers as people write them into addresses", () => {
    expect(chatLink({ whatsapp: "+91 90000 00000" })).toBe("https://wa.me/919000000000");
    expect(telephoneLink("+91 (44) 900-000")).toBe("tel:+9144900000");
  });
});
