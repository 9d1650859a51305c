import * as z from "zod/mini";
import { text } from "../../../admin/form/rules";
import type { TaxDraft, TaxSettings } from "../../../api/schema";

const MOST_LINES = 8;
const MOST_RATE = 40;

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const gstinOf = (typed: string): string => typed.replaceAll(/\s/g, "").toUpperCase();

/** Whether a text is a GSTIN: State, PAN, entity, Z and a check character. */
export function isGstin(typed: string): boolean {
  const gstin = gstinOf(typed);
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(gstin)) return false;
  const sum = [...gstin].slice(0, 14).reduce((all, sign, place) => {
    const product = SIGNS.indexOf(sign) * (1 + (place % 2));
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS[(36 - (sum % 36)) % 36] === gstin[14];
}

/** A typed rate ("18", "2.5") in hundredths of a percent; undefined when it is not a rate. */
export function rateOf(typed: string): number | undefined {
  const parts = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : undefined;
}

export const typedRate = (rate: number): string => String(rate / 100);

const GSTIN_WRONG = "This GSTIN is not valid. Please compare it with the certificate.";
const right = (rate: number | undefined): boolean => rate !== undefined && rate <= MOST_RATE * 100;

export const taxRules = z
  .object({
    mode: z.enum(["none", "composition", "regular"]),
    gstin: z.string().check(
      z.trim(),
      z.refine((typed) => typed === "" || isGstin(typed), GSTIN_WRONG),
    ),
    legalName: text(120, 0),
    address: z
      .string()
      .check(
        z.trim(),
        z.maxLength(400, "Use at most 400 characters."),
        z.refine((typed) => typed.split("\n").filter((line) => line.trim()).length <= MOST_LINES, "Use at most eight lines."),
      ),
    prefix: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{0,3}$/, "Use one to three letters or digits.")),
    kinds: z.array(
      z.object({
        kind: z.string(),
        code: z.string().check(z.trim(), z.regex(/^\d{4,8}$/, "Enter a code of 4 to 8 digits.")),
        rate: z.string().check(
          z.trim(),
          z.refine((typed) => right(rateOf(typed)), `Enter a rate from 0 to ${MOST_RATE}.`),
        ),
      }),
    ),
  })
  .check(
    z.refine(({ mode, gstin }) => mode === "none" || gstin !== "", {
      path: ["gstin"],
      error: "Enter the shop's GSTIN: 15 letters and digits.",
    }),
  );

export type TaxValues = z.infer<typeof taxRules>;

export const valuesOf = (settings: TaxSettings): TaxValues => ({
  mode: settings.mode,
  gstin: settings.gstin ?? "",
  legalName: settings.legalName ?? "",
  address: settings.address.join("\n"),
  prefix: settings.prefix ?? "",
  kinds: settings.kinds.map(({ kind, code, rate }) => ({ kind, code, rate: typedRate(rate) })),
});

/** The request body, complete or not: empty fields are left out. */
export function draftOf(values: TaxValues, version: number): TaxDraft {
  const { mode, gstin, legalName, address, prefix, kinds } = values;
  return {
    mode,
    ...(gstin && { gstin: gstinOf(gstin) }),
    ...(legalName && { legalName }),
    ...(address && { address }),
    ...(prefix && { prefix: prefix.toUpperCase() }),
    kinds: kinds.map(({ kind, code, rate }) => ({ kind, code, rate: rateOf(rate) ?? 0 })),
    version,
  };
}
