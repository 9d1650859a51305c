import { describe, expect, test } from "vitest";
import type { OrderStatus } from "../../../api/schema";
import { daysLeft, dueText, firstNameOf, itemName, mondayOf, moveText, nearDay, nextStep, todayInIndia, weekText } from "./subject";
import { chatLink, mapLink } from "./ways";

const TODAY = "2031-06-18";

test("each step has a next one, except the last", () => {
  expect(nextStep("Order Placed")).toBe("Cutting Started");
  expect(nextStep("Ready for Pickup")).toBe("Delivered");
  for (const over of ["Pending", "Delivered", "Rejected", "Cancelled"] as const) expect(nextStep(over), over).toBeUndefined();
  expect(moveText("Delivered")).toBe("Mark as Delivered");
  expect(moveText("Cutting Started")).toBe("Move to Cutting Started");
});

describe("days", () => {
  test("begin at midnight in India", () => {
    expect(todayInIndia(Date.parse("2031-06-17T18:29:59Z"))).toBe("2031-06-17");
    expect(todayInIndia(Date.parse("2031-06-17T18:30:00Z"))).toBe(TODAY);
  });

  test("belong to a week that begins on Monday", () => {
    expect(["2031-06-16", "2031-06-18", "2031-06-22"].map(mondayOf)).toEqual(Array(3).fill("2031-06-16"));
    expect(weekText("2031-06-16")).toBe("16 to 22 June 2031");
    expect(weekText("2031-06-30")).toBe("30 June 2031 to 6 July 2031");
  });

  test("that are near have a name", () => {
    expect([TODAY, "2031-06-19"].map((day) => nearDay(day, TODAY))).toEqual(["today", "tomorrow"]);
  });
});

test("due dates are relative to today", () => {
  const text = (promisedDay: string | undefined, status: OrderStatus = "Cutting Started") => dueText({ promisedDay, status }, TODAY);
  expect(text(undefined)).toBe("No ready date");
  expect(text("2031-06-17")).toBe("Late since Tue 17 June 2031");
  expect([TODAY, "2031-06-19", "2031-06-20"].map((day) => text(day))).toEqual(["Due today", "Due tomorrow", "Due in 2 days"]);
  expect(text("2031-06-17", "Delivered")).toBe("Promised for Tue 17 June 2031");
  const needed = { neededBy: "2031-06-19", status: "Cutting Started" } as const;
  expect(dueText(needed, TODAY)).toBe("Due tomorrow");
  expect(dueText({ ...needed, promisedDay: "2031-06-20" }, TODAY)).toBe("Due in 2 days");
});

test("a card under its day counts the days", () => {
  const days = ["2031-06-16", "2031-06-17", TODAY, "2031-06-19", "2031-06-30", undefined];
  expect(days.map((promisedDay) => daysLeft({ promisedDay }, TODAY))).toEqual(["2 days late", "1 day late", "Due today", "Due tomorrow", "Due in 12 days", "No ready date"]);
});

test("a card names the item without its category", () => {
  expect(itemName("Blouses - Princess Cut - Princess cut blouse")).toBe("Princess cut blouse");
  expect(itemName("Re-hem, four pieces")).toBe("Re-hem, four pieces");
});

test("chat and map open with what is known", () => {
  const of = { contactNumber: "+919840012345", address: "14, Main Road\nAdyar", landMark: undefined, pinCode: "600020" };
  expect(chatLink(of, "Ready & waiting")).toBe("https://wa.me/919840012345?text=Ready%20%26%20waiting");
  expect(chatLink({ contactNumber: "98400 12345" })).toBe("https://wa.me/919840012345");
  expect(mapLink(of)).toContain("query=14%2C%20Main%20Road%20Adyar%2C%20600020");
  expect(firstNameOf({ customer: "Meera" })).toBe("Meera");
});
