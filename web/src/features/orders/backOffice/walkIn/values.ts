import * as z from "zod/mini";
import { day, maybeDay, maybePrice, text } from "../../../../admin/form/rules";
import type { VisitSlot, WalkInOrder } from "../../../../api/schema";
import type { Choice } from "../../booking/choices";
import { MEASURES, measurementsOf, noLengths, remarkOn, type Lengths } from "../../booking/measures";
import { SLOTS } from "../../booking/slots";

/** The form's values; everything typed is text. */
export interface WalkInValues {
  [name: string]: unknown;
  /** An existing customer, with the name for the draft. */
  customer: { id: number; name: string; mobile: string } | null;
  name: string;
  mobile: string;
  email: string;
  work: string;
  fabric: string;
  lengths: Lengths;
  promisedDay: string;
  trialDay: string;
  trialSlot: string;
  visit: boolean;
  visitDay: string;
  visitSlot: string;
  address: string;
  pinCode: string;
  advance: string;
  price: string;
}

export const emptyWalkIn = (): WalkInValues => ({
  customer: null,
  name: "",
  mobile: "",
  email: "",
  work: "",
  fabric: "",
  lengths: noLengths(),
  promisedDay: "",
  trialDay: "",
  trialSlot: "",
  visit: false,
  visitDay: "",
  visitSlot: "",
  address: "",
  pinCode: "",
  advance: "",
  price: "",
});

/** Fields with another name on the server. */
export const ALIASES = {
  customerId: "name",
  "pieces.0.productId": "work",
  "pieces.0.work": "work",
  "pieces.0.fabric": "fabric",
  "pieces.0.promisedDay": "promisedDay",
  advancePaise: "advance",
  "pieces.0.pricePaise": "price",
  "pieces.0.trial.day": "trialDay",
  "visit.day": "visitDay",
  "visit.slot": "visitSlot",
  "visit.address": "address",
  "visit.pinCode": "pinCode",
  "pieces.0.measurements": "lengths",
} as const;

const MOBILE = /^(?:\+91|0091|91|0)?[6-9]\d{9}$/;
const EMAIL = /^\S+@\S+\.\S+$/;

const needed = (typed: string): boolean => typed.trim() !== "";
const slotOf = (typed: string): VisitSlot | undefined => SLOTS.find((slot) => slot === typed);

/** Validates the form and makes the order. `choices` are the products that can be named. */
export const rulesOf = (choices: readonly Choice[]) =>
  z.pipe(
    z
      .object({
        customer: z.nullable(z.object({ id: z.number(), name: z.string(), mobile: z.string() })),
        name: text(60, 0),
        mobile: z.string().check(
          z.trim(),
          z.refine((typed) => typed === "" || MOBILE.test(typed.replaceAll(/[\s-]/g, "")), "Enter a 10-digit Indian mobile number, or leave it empty."),
        ),
        email: z.string().check(
          z.trim(),
          z.refine((typed) => typed === "" || EMAIL.test(typed), "Enter an email address like name@example.com, or leave it empty."),
        ),
        work: text(120),
        fabric: text(500, 0),
        lengths: z.custom<Lengths>().check(
          z.refine((lengths) => MEASURES.every((name) => remarkOn(name, lengths[name])?.kind !== "error"), "Check the measurements."),
        ),
        promisedDay: maybeDay(),
        trialDay: maybeDay(),
        trialSlot: z.string(),
        visit: z.boolean(),
        visitDay: z.string(),
        visitSlot: z.string(),
        address: text(300, 0),
        pinCode: z.string(),
        advance: maybePrice(0),
        price: maybePrice(0),
      })
      .check(
        z.refine(({ customer, name }) => customer !== null || needed(name), { path: ["name"], message: "Choose a customer or enter a name." }),
        z.refine(({ visit, visitDay }) => !visit || day().safeParse(visitDay).success, { path: ["visitDay"], message: "Choose a day." }),
        z.refine(({ visit, visitSlot }) => !visit || slotOf(visitSlot) !== undefined, { path: ["visitSlot"], message: "Choose a time." }),
        z.refine(({ visit, address }) => !visit || needed(address), { path: ["address"], message: "Please fill this in." }),
        z.refine(({ visit, pinCode }) => !visit || /^\d{6}$/.test(pinCode.replaceAll(/\s/g, "")), { path: ["pinCode"], message: "Enter a 6-digit pin code." }),
        z.refine(({ advance, price }) => advance === undefined || price === undefined || advance <= price, {
          path: ["advance"],
          message: "The advance is more than the agreed price.",
        }),
      ),
    z.transform((values): WalkInOrder => {
      const { customer, name, mobile, email, work, fabric, promisedDay, trialDay, trialSlot, visitSlot: at, price } = values;
      const product = choices.find(({ label }) => label === work)?.product;
      const slot = slotOf(trialSlot);
      const visitSlot = slotOf(at);
      return {
        ...(customer ? { customerId: customer.id } : { name, ...(mobile && { mobile }), ...(email && { email }) }),
        pieces: [
          {
            ...(product ? { productId: product.id } : { work }),
            ...(fabric && { fabric }),
            ...measurementsOf(values.lengths),
            ...(promisedDay && { promisedDay }),
            ...(trialDay && { trial: { day: trialDay, ...(slot && { slot }) } }),
            ...(price !== undefined && { pricePaise: price }),
          },
        ],
        ...(values.visit && visitSlot && { visit: { day: values.visitDay, slot: visitSlot, address: values.address, pinCode: values.pinCode } }),
        advancePaise: values.advance ?? 0,
      };
    }),
  );
