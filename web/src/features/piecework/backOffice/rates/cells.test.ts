import { expect, test } from "vitest";
import type { PieceRates } from "../../../../api/schema";
import { rateOf } from "./cells";

const rates: PieceRates = {
  garmentTypes: [],
  makers: [],
  rates: [
    { garmentTypeId: 1, ratePaise: 22_000, fromDay: "2026-10-01" },
    { garmentTypeId: 1, ratePaise: 24_000, fromDay: "2026-12-01" },
    { garmentTypeId: 1, makerId: 3, ratePaise: 25_000, fromDay: "2026-11-01" },
    { garmentTypeId: 6, makerId: 3, fromDay: "2026-11-01" },
  ],
};

test("a cell has its own rate, the one for all makers, and the planned change", () => {
  const today = "2026-11-23";
  expect(rateOf(rates, 1, undefined, today)).toMatchObject({ own: 22_000, usual: undefined, next: { ratePaise: 24_000 } });
  expect(rateOf(rates, 1, 3, today)).toEqual({ own: 25_000, usual: 22_000, next: undefined });
  expect(rateOf(rates, 1, 4, today)).toEqual({ own: undefined, usual: 22_000, next: undefined });
  expect(rateOf(rates, 6, 3, today).own).toBeUndefined();
});
