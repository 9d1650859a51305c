import { expect, test } from "vitest";
import { changedFields, draftToOffer, merged, whenText, withDraft } from "./drafts";

test("lists the fields that differ", () => {
  const before = { name: "Asha", tags: [1, 2], shown: true };
  expect(changedFields(before, { ...before })).toEqual([]);
  expect(changedFields(before, { name: "Asha R.", tags: [2, 1], shown: true })).toEqual(["name", "tags"]);
});

test("a draft of an older form fills only existing fields", () => {
  const draft = { at: "2026-11-20T08:40:00Z", version: 1, values: { name: "Asha", gone: "x" } };
  expect(withDraft({ name: "", city: "Chennai" }, draft)).toEqual({ name: "Asha", city: "Chennai" });
});

test("a draft with the same values gives way to the one before it", () => {
  const earlier = { at: "2026-11-19T08:40:00Z", version: 1, values: { name: "Asha" } };
  const draft = { at: "2026-11-20T08:40:00Z", version: 1, values: { name: "Meera" }, earlier };
  expect(draftToOffer({ name: "" }, draft)).toBe(draft);
  expect(draftToOffer({ name: "Meera" }, draft)).toBe(earlier);
  expect(draftToOffer({ name: "Asha" }, earlier)).toBeUndefined();
});

test("gives the time in India", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(whenText("2026-11-20T08:40:00Z", now)).toBe("today, 2:10 PM");
  expect(whenText("2026-11-19T08:40:00Z", now)).toBe("yesterday, 2:10 PM");
  expect(whenText("2026-11-02T08:40:00Z", now)).toBe("2 Nov 2026, 2:10 PM");
  // Past midnight in India, not yet in UTC.
  expect(whenText("2026-11-19T19:00:00Z", now)).toBe("today, 12:30 AM");
});

test("merges changes of both sides, and names the fields that both changed", () => {
  const base = { greeting: "Vanakkam", tagline: "Since 1998", phone: "1" };
  const mine = { ...base, greeting: "Namaste", phone: "2" };
  expect(merged(base, mine, { ...base, tagline: "Since 1989", phone: "2" })).toEqual({ values: { greeting: "Namaste", tagline: "Since 1989", phone: "2" }, both: [] });
  expect(merged(base, mine, { ...base, greeting: "Welcome" }).both).toEqual(["greeting"]);
});
