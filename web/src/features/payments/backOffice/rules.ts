import * as z from "zod/mini";
import { flag, maybeDay, maybeWholeNumber, wholeNumber } from "../../../admin/form/rules";
import type { AdminCoupon, CreateCoupon } from "../../../api/schema";

const SHORTEST = 3;
export const LONGEST = 40;
const MOST_USES = 1_000_000;

export const couponRules = z
  .object({
    code: z.string().check(
      z.trim(),
      z.refine((typed) => typed !== "", "Enter a code or use the suggested one."),
      z.refine((typed) => typed === "" || /^[A-Za-z0-9-]*$/.test(typed), "Use letters, digits and hyphens only."),
      z.refine((typed) => typed === "" || (typed.length >= SHORTEST && typed.length <= LONGEST), `Use ${SHORTEST} to ${LONGEST} characters.`),
    ),
    percent: wholeNumber(1, 100),
    firstDay: maybeDay(),
    lastDay: maybeDay(),
    mostUses: maybeWholeNumber(1, MOST_USES),
    /** The id of the one course it is for; empty for all of them. */
    reference: z.string(),
    published: flag(),
  })
  .check(
    z.refine(({ firstDay, lastDay }) => firstDay === "" || lastDay === "" || firstDay <= lastDay, {
      path: ["lastDay"],
      error: "The last day cannot be before the first.",
    }),
  );

export type CouponValues = z.input<typeof couponRules>;

export const valuesOf = (detail: AdminCoupon | undefined): CouponValues => ({
  code: detail?.code ?? "",
  percent: detail ? String(detail.percent) : "",
  firstDay: detail?.firstDay ?? "",
  lastDay: detail?.lastDay ?? "",
  mostUses: detail?.mostUses === undefined ? "" : String(detail.mostUses),
  reference: detail?.reference ?? "",
  published: detail?.published ?? true,
});

/** The request body; empty limits are left out. */
export function fieldsOf(values: z.output<typeof couponRules>): CreateCoupon {
  const { code, percent, firstDay, lastDay, mostUses, reference, published } = values;
  return {
    code: code.toUpperCase(),
    percent,
    published,
    ...(firstDay && { firstDay }),
    ...(lastDay && { lastDay }),
    ...(mostUses !== undefined && { mostUses }),
    ...(reference && { kind: "course", reference }),
  };
}
