import * as z from "zod/mini";
import { EMAIL_WRONG, isEmail, isMobile, MOBILE_WRONG } from "../../../form/contact";
import { pinCodeOf } from "../pinCodes";
import { copy } from "./copy";
import type { Lengths } from "../measurements/lengths";
import { noPiece, pieceInput, type PieceValues } from "./piece";
import { isDay, SLOTS } from "./slots";
import type { CreateAppointment, VisitSlot } from "../../../api/schema";

/** The text fields of the visit, in the order of the form. */
export const TEXTS = [
  "neededBy",
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
export type Values = Record<TextName, string> & {
  pieces: readonly PieceValues[];
  /** Agrees to messages by WhatsApp or SMS; never set beforehand. */
  messages?: boolean | undefined;
};

/** The fields of a piece that can have errors, in the order of the form; its measurements come last. */
const OF_PIECE = ["productId", "forWhom", "optionIds", "quantity", "note"] as const;

export type PieceField = (typeof OF_PIECE)[number] | `lengths.${string}`;
export type FieldName = TextName | `pieces.${number}.${PieceField}`;

/** All fields that can have errors, in the order of the form, with the measurements of each piece by their keys. */
export function fieldNames(lengths: readonly (readonly string[])[]): FieldName[] {
  const place = (index: number, field: PieceField): FieldName => `pieces.${index}.${field}`;
  return [
    ...lengths.flatMap((_, index) => OF_PIECE.map((field) => place(index, field))),
    ...TEXTS.slice(0, -1),
    ...lengths.flatMap((keys, index) => keys.map((key) => place(index, `lengths.${key}`))),
    "message",
  ];
}

export const noValues = (): Values => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, ""])) as Record<TextName, string>),
  pieces: [noPiece()],
});

const needed = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, copy.atMost(most)));
const optional = (most: number) => z.string().check(z.trim(), z.maxLength(most, copy.atMost(most)));

const piece = z
  .object({
    productId: z.string().check(z.regex(/^\d+$/, copy.missing.service)),
    forWhom: optional(60),
    someoneElse: z.optional(z.boolean()),
    note: optional(500),
    // Checked with the fields of the garment, which the server knows.
    lengths: z.custom<Lengths>(),
  })
  // Without the name it would be booked for the customer.
  .check(z.refine(({ forWhom, someoneElse }) => !someoneElse || forWhom !== "", { path: ["forWhom"], error: copy.missing.name }));

/** The server's rules, checked early; the server decides. */
export const booking = z.object({
  pieces: z.array(piece),
  neededBy: z.string().check(z.refine((text) => text === "" || isDay(text), copy.missing.date)),
  appointmentDate: z.string().check(z.refine(isDay, copy.missing.date)),
  appointmentTime: z.string().check(z.refine((text) => SLOTS.includes(text as VisitSlot), copy.missing.slot)),
  firstName: needed(60, copy.missing.firstName),
  lastName: optional(60),
  contactNumber: z.string().check(z.trim(), z.refine(isMobile, MOBILE_WRONG)),
  email: z.string().check(z.trim(), z.refine(isEmail, EMAIL_WRONG), z.maxLength(254, copy.atMost(254))),
  address: needed(300, copy.missing.address),
  landMark: optional(120),
  pinCode: z.string().check(z.refine((text) => pinCodeOf(text) !== undefined, copy.missing.pinCode)),
  message: optional(2000),
  messages: z.optional(z.boolean()),
});

/** The account that these values describe. */
export const accountOf = ({ firstName, lastName, contactNumber, email }: Values) => ({
  name: [firstName.trim(), lastName.trim()].filter(Boolean).join(" "),
  mobile: contactNumber.trim(),
  email: email.trim(),
});

/** The request body. */
export function inputOf(values: Values): CreateAppointment {
  const { lastName, landMark, message, neededBy } = values;
  return {
    pieces: values.pieces.map(pieceInput),
    firstName: values.firstName.trim(),
    ...(lastName.trim() && { lastName: lastName.trim() }),
    contactNumber: values.contactNumber.trim(),
    email: values.email.trim(),
    address: values.address.trim(),
    ...(landMark.trim() && { landMark: landMark.trim() }),
    pinCode: pinCodeOf(values.pinCode) ?? values.pinCode,
    appointmentDate: values.appointmentDate,
    appointmentTime: values.appointmentTime as VisitSlot,
    ...(neededBy && { neededBy }),
    ...(message.trim() && { message: message.trim() }),
    ...(values.messages && { messages: true }),
  };
}

/** Maps the server's path of a field to the form's name. */
export function fieldOf(path: string): FieldName | undefined {
  const [, index, field = ""] = /^pieces\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (index === undefined) return TEXTS.find((name) => name === path);
  const name = field.replace(/^measurements\./, "lengths.");
  const known = name.startsWith("lengths.") || OF_PIECE.some((one) => one === name);
  return known ? `pieces.${Number(index)}.${name as PieceField}` : undefined;
}
