import { expect, test } from "vitest";
import type { SetupStep } from "../../site/adminPart";
import { headline, hintOf, nextStep } from "./progress";

const step = (done: boolean): SetupStep => ({
  id: "hours",
  title: "Hours and slots",
  hint: "When you are open and visit customers",
  done,
  place: 1,
  minutes: 2,
  href: "/admin/settings/hours",
  action: "Set hours",
});

test("the checklist says how to continue, also once every step is done", () => {
  const some = [step(true), step(false)];
  expect(headline(some, false)).toBe("1 of 2 steps done, 2 minutes to go");
  expect(hintOf(some, false)).toBe("Then the shop can open. Stop at any time, everything is saved.");
  const all = [step(true), step(true)];
  expect(headline(all, false)).toBe("Your shop is ready to open");
  expect(hintOf(all, false)).toBe("Preview it, then open it to visitors. Everything is saved.");
  expect(hintOf(all, true)).toBe("What is left makes it easier to run.");
});

test("the next step is counted within its list, as the headline counts", () => {
  const needed = [step(true), step(false)];
  const later = [step(false), step(false), step(false)];
  expect(nextStep(needed, later)).toEqual({ step: needed[1], number: 2, of: 2 });
  expect(nextStep([step(true)], later)).toEqual({ step: later[0], number: 1, of: 3 });
  expect(nextStep([step(true)], [])).toBeUndefined();
});
