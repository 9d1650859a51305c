import * as z from "zod/mini";
import { EMAIL_WRONG, isEmail, isMobile, MOBILE_WRONG } from "../../../form/contact";
import { pinCodeOf } from "../pinCodes";
import { copy } from "./copy";
import { measurementsOf, type Lengths, type Taken } from "../measurements/lengths";
import { isDay, SLOTS } from "./slots";
import type { AgeGroup, CreateAppointment, VisitSlot } from "../../../api/schema";

/** The text fields of the form, in order. */
export const TEXTS = [
  "productId",
  "appointmentDate",
  "appointmentTime",
  "firstName",
  "lastName",
  "contactNumber",
  "email",
  "address",
  "landMark",
  "pinCode",
  "message",
] as const;

export type TextName = (typeof TEXTS)[number];
export type Values = Record<TextName, string> & { lengths: Lengths; ageGroup: AgeGroup };

export type FieldName = TextName | `lengths.${string}`;

/** All fields that can have errors, in the order of the form, with the measurements of these keys. */
export const fieldNames = (lengths: readonly string[]): FieldName[] => [...TEXTS.slice(0, -1), ...lengths.map((key): FieldName => `lengths.${key}`), "message"];

export const noValues = (): Values => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, ""])) as Record<TextName, string>),
  lengths: {},
  ageGroup: "adult",
});

const needed = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, copy.atMost(most)));
const optional = (most: number) => z.string().check(z.trim(), z.maxLength(most, copy.atMost(most)));

/** The server's rules, checked early; the server decides. */
export const booking = z.object({
  productId: z.string().check(z.regex(/^\d+$/, copy.missing.service)),
  appointmentDate: z.string().check(z.refine(isDay, copy.missing.date)),
  appointmentTime: z.string().check(z.refine((text) => SLOTS.includes(text as VisitSlot), copy.missing.slot)),
  firstName: needed(60, copy.missing.firstName),
  lastName: optional(60),
  contactNumber: z.string().check(z.trim(), z.refine(isMobile, MOBILE_WRONG)),
  email: z.string().check(z.trim(), z.refine(isEmail, EMAIL_WRONG), z.maxLength(254, copy.atMost(254))),
  address: needed(300, copy.missing.address),
  landMark: optional(120),
  pinCode: z.string().check(z.refine((text) => pinCodeOf(text) !== undefined, copy.missing.pinCode)),
  // Checked with the fields of the garment, which the server knows.
  lengths: z.custom<Lengths>(),
  ageGroup: z.enum(["adult", "child"]),
  message: optional(2000),
});

/** The account that these values describe. */
export const accountOf = ({ firstName, lastName, contactNumber, email }: Values) => ({
  name: [firstName.trim(), lastName.trim()].filter(Boolean).join(" "),
  mobile: contactNumber.trim(),
  email: email.trim(),
});

/** The typed measurements and whose they are; undefined when there are none. */
export function takenOf({ lengths, ageGroup }: Pick<Values, "lengths" | "ageGroup">): Taken | undefined {
  const taken = measurementsOf(lengths);
  return taken && { ...taken, ageGroup };
}

/** The request body. */
export function inputOf(values: Values): CreateAppointment {
  const { lastName, landMark, message, lengths, ageGroup } = values;
  const taken = measurementsOf(lengths);
  return {
    pieces: [{ productId: Number(values.productId), ...taken, ...(taken && ageGroup !== "adult" && { ageGroup }) }],
    firstName: values.firstName.trim(),
    ...(lastName.trim() && { lastName: lastName.trim() }),
    contactNumber: values.contactNumber.trim(),
    email: values.email.trim(),
    address: values.address.trim(),
    ...(landMark.trim() && { landMark: landMark.trim() }),
    pinCode: pinCodeOf(values.pinCode) ?? values.pinCode,
    appointmentDate: values.appointmentDate,
    appointmentTime: values.appointmentTime as VisitSlot,
    ...(message.trim() && { message: message.trim() }),
  };
}

/** Maps the server's path of a field to the form's name. */
export function fieldOf(path: string): FieldName | undefined {
  const name = path.replace(/^pieces\.0\./, "").replace(/^measurements\./, "lengths.");
  if (name.startsWith("lengths.")) return name as FieldName;
  return TEXTS.find((field) => field === name);
}
