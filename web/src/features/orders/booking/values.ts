import * as z from "zod/mini";
import { EMAIL_WRONG, isEmail, isMobile, MOBILE_WRONG } from "../../../form/contact";
import { pinCodeOf } from "../pinCodes";
import { copy } from "./copy";
import { measurementsOf, MEASURES, noLengths, remarkOn, type Lengths, type MeasureName, type Taken } from "./measures";
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

/** All fields that can have errors, in the order of the form. */
export const FIELDS = [...TEXTS.slice(0, -1), ...MEASURES.map((name) => `lengths.${name}` as const), "message"] as const;

export const noValues = (): Values => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, ""])) as Record<TextName, string>),
  lengths: noLengths(),
  ageGroup: "adult",
});

const needed = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, copy.atMost(most)));
const optional = (most: number) => z.string().check(z.trim(), z.maxLength(most, copy.atMost(most)));

const length = (name: MeasureName) =>
  z.object({ text: z.string(), unit: z.enum(["cm", "in"]) }).check(
    z.superRefine((given, context) => {
      const remark = remarkOn(name, given);
      if (remark?.kind === "error") context.addIssue({ code: "custom", message: remark.message });
    }),
  );

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
  lengths: z.object(Object.fromEntries(MEASURES.map((name) => [name, length(name)])) as Record<MeasureName, ReturnType<typeof length>>),
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
export function fieldOf(path: string): (typeof FIELDS)[number] | undefined {
  const name = path.replace(/^pieces\.0\./, "").replace(/^measurements\./, "lengths.");
  return FIELDS.find((field) => field === name);
}
