import { expect, test } from "vitest";
import { byKind, byWay, totalOf } from "./days";

const day = {
  day: "2026-08-01",
  cashPaise: 5000,
  upiPaise: 1000,
  onlinePaise: 134_000,
  returnedPaise: 0,
  kinds: [
    { kind: "advance" as const, paise: 6000 },
    { kind: "course" as const, paise: 134_000 },
  ],
};

test("a day's bars have the same sum by purpose and by method", () => {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  expect(byKind([day])[0]?.values).toEqual([6000, 134_000]);
  expect(sum(byWay([day])[0]?.values ?? [])).toBe(totalOf(day));
});

test("refunds are subtracted from the sum, not from a bar", () => {
  const returned = { ...day, returnedPaise: 34_000 };
  expect(totalOf(returned)).toBe(106_000);
  expect(byKind([returned])[0]?.values).toEqual([6000, 134_000]);
});

test("today is called today", () => {
  expect(byKind([day], "2026-08-01")[0]?.label).toBe("Today");
  expect(byKind([day])[0]?.label).toBe("1");
});
