import * as z from "zod/mini";
import { amountError, atMost, day, maybeDay, maybePrice, MOST_OF_FEES, text, wholeNumber } from "../../../../admin/form/rules";
import type { AgeGroup, CounterMethod, FabricSource, GarmentType, VisitPurpose, VisitSlot, WalkInOrder } from "../../../../api/schema";
import type { Choice } from "../../booking/choices";
import { discountOn } from "../approve/terms";
import { messages as discountMessages, readDiscount } from "../prices/adjustments";
import { fieldsOf, namedByKey } from "../../measurements/fields";
import { lengthErrors, measurementsOf, type Lengths } from "../../measurements/lengths";
import { SLOTS } from "../../booking/slots";

/** The most pieces of an order and of each kind, as on the server. */
export const MOST_PIECES = 20;
const MOST_OF_A_KIND = 20;

/** A piece of the form. */
export interface PieceValues {
  work: string;
  quantity: string;
  forWhom: string;
  /** Ids of the chosen options. */
  options: number[];
  /** Id of the garment type of an item that is no product; empty if it has none. */
  garmentType: string;
  fabricSource: FabricSource;
  fabric: string;
  note: string;
  lengths: Lengths;
  ageGroup: AgeGroup;
  /** The person of the customer's family who wears it. */
  profileId?: number | undefined;
  /** User id of its maker; empty for none. */
  assignee: string;
  /** Its own ready day; empty for that of the order. */
  promisedDay: string;
  price: string;
}

export const emptyPiece = (): PieceValues => ({
  work: "",
  quantity: "1",
  forWhom: "",
  options: [],
  garmentType: "",
  fabricSource: "customer",
  fabric: "",
  note: "",
  lengths: {},
  ageGroup: "adult",
  assignee: "",
  promisedDay: "",
  price: "",
});

/** The form's values; everything typed is text. */
export interface WalkInValues {
  [name: string]: unknown;
  /** An existing customer, with the name for the draft. */
  customer: { id: number; name: string; mobile: string } | null;
  name: string;
  mobile: string;
  email: string;
  /** The customer agreed to messages by WhatsApp or SMS. */
  messages: boolean;
  pieces: PieceValues[];
  /** Day on which the customer needs it. */
  neededBy: string;
  promisedDay: string;
  trialDay: string;
  trialSlot: string;
  visit: boolean;
  visitDay: string;
  visitSlot: string;
  address: string;
  pinCode: string;
  purpose: string;
  rush: string;
  discount: string;
  discountReason: string;
  advance: string;
  /** How the advance is paid now; empty while it stays due. */
  paidBy: "" | CounterMethod;
}

/** In the order of the form, which is that of its list of problems. */
export const emptyWalkIn = (): WalkInValues => ({
  customer: null,
  mobile: "",
  name: "",
  email: "",
  messages: false,
  pieces: [emptyPiece()],
  visit: false,
  visitDay: "",
  visitSlot: "",
  address: "",
  pinCode: "",
  purpose: "",
  neededBy: "",
  promisedDay: "",
  trialDay: "",
  trialSlot: "",
  rush: "",
  discount: "",
  discountReason: "",
  advance: "",
  paidBy: "",
});

/** Fields of a piece with another name on the server; the days are those of all pieces. */
const aliasesOf = (at: number): [server: string, form: string][] => {
  const piece = `pieces.${at}`;
  return [
    [`${piece}.productId`, `${piece}.work`],
    [`${piece}.optionIds`, `${piece}.options`],
    [`${piece}.measurements`, `${piece}.lengths`],
    [`${piece}.pricePaise`, `${piece}.price`],
    [`${piece}.garmentTypeId`, `${piece}.garmentType`],
    [`${piece}.assigneeId`, `${piece}.assignee`],
    [`${piece}.trial.day`, "trialDay"],
    // Without a name of their own these would be taken for the whole list.
    ...["work", "quantity", "forWhom", "fabric", "note", "promisedDay"].map((name): [string, string] => [`${piece}.${name}`, `${piece}.${name}`]),
  ];
};

/** Fields with another name on the server. */
export const ALIASES: Readonly<Record<string, string>> = {
  customerId: "name",
  ...Object.fromEntries(Array.from({ length: MOST_PIECES }, (_, at) => aliasesOf(at)).flat()),
  advancePaise: "advance",
  rushPaise: "rush",
  discountPaise: "discount",
  discountPercent: "discount",
  "visit.day": "visitDay",
  "visit.slot": "visitSlot",
  "visit.address": "address",
  "visit.pinCode": "pinCode",
};

const MOBILE = /^(?:\+91|0091|91|0)?[6-9]\d{9}$/;
const EMAIL = /^\S+@\S+\.\S+$/;

const PURPOSES: readonly VisitPurpose[] = ["measure", "trial", "hand_over"];

const needed = (typed: string): boolean => typed.trim() !== "";
const slotOf = (typed: string): VisitSlot | undefined => SLOTS.find((slot) => slot === typed);

/** The most that the order costs as agreed; without bound while a piece or the rush fee is left to the server. */
function wholePrice({ pieces, rush, discount, neededBy }: { pieces: readonly { price: number | undefined }[]; rush: number | undefined; discount: string; neededBy: string | undefined }): number {
  const sum = pieces.reduce((all, { price }) => all + (price ?? Infinity), 0) + (rush ?? (neededBy ? Infinity : 0));
  return sum === Infinity ? sum : sum - (discountOn(sum - (rush ?? 0), discount) ?? 0);
}

const given = (discount: string): boolean => Object.values(readDiscount(discount.trim()) ?? {}).some((part) => part > 0);

/** The garment type of a piece: that of its product, otherwise the chosen one. */
export function garmentTypeOf(choices: readonly Choice[], { work, garmentType }: Pick<PieceValues, "work" | "garmentType">): number | undefined {
  const product = choices.find(({ label }) => label === work)?.product;
  return product ? product.garmentTypeId : Number(garmentType) || undefined;
}

const LONGEST_WORK = 120;

const pieceRules = (choices: readonly Choice[], types: readonly GarmentType[]) =>
  z
    .object({
      // The label of a product is not sent, and as long as the catalogue's names make it.
      work: text(Infinity).check(z.refine((typed) => typed.length <= LONGEST_WORK || choices.some(({ label }) => label === typed), `Use at most ${LONGEST_WORK} characters.`)),
      quantity: wholeNumber(1, MOST_OF_A_KIND),
      forWhom: text(60, 0),
      options: z.array(z.number()),
      garmentType: z.string(),
      fabricSource: z.enum(["customer", "shop"]),
      fabric: text(500, 0),
      note: text(500, 0),
      lengths: z.custom<Lengths>(),
      ageGroup: z.enum(["adult", "child"]),
      profileId: z.optional(z.number()),
      assignee: z.string(),
      promisedDay: maybeDay(),
      price: maybePrice(0),
    })
    .check(
      z.refine(({ lengths, ...piece }) => lengthErrors(fieldsOf(types, garmentTypeOf(choices, piece), namedByKey(lengths)), lengths).length === 0, {
        path: ["lengths"],
        message: "Check the measurements.",
      }),
    );

/** Validates the form and makes the order. `choices` are the products that can be named, `types` say what is measured. */
export const rulesOf = (choices: readonly Choice[], types: readonly GarmentType[] = []) =>
  z.pipe(
    z
      .object({
        customer: z.nullable(z.object({ id: z.number(), name: z.string(), mobile: z.string() })),
        name: text(60, 0),
        mobile: z.string().check(
          z.trim(),
          z.refine((typed) => typed === "" || MOBILE.test(typed.replaceAll(/[\s-]/g, "")), "Enter a 10-digit Indian mobile number, or leave it empty."),
        ),
        messages: z.boolean(),
        email: z.string().check(
          z.trim(),
          z.refine((typed) => typed === "" || EMAIL.test(typed), "Enter an email address like name@example.com, or leave it empty."),
        ),
        pieces: z.array(pieceRules(choices, types)),
        neededBy: maybeDay(),
        promisedDay: maybeDay(),
        trialDay: maybeDay(),
        trialSlot: z.string(),
        visit: z.boolean(),
        visitDay: z.string(),
        visitSlot: z.string(),
        address: text(300, 0),
        pinCode: z.string(),
        purpose: z.string(),
        rush: maybePrice(0, MOST_OF_FEES),
        discount: z.string().check(
          z.refine((typed) => readDiscount(typed.trim()) !== undefined, discountMessages.discount),
          z.refine((typed) => !amountError(readDiscount(typed.trim())?.discountPaise ?? 0), atMost()),
        ),
        discountReason: text(200, 0),
        advance: maybePrice(0, MOST_OF_FEES),
        paidBy: z.enum(["", "cash", "upi"]),
      })
      .check(
        z.refine(({ customer, name }) => customer !== null || needed(name), { path: ["name"], message: "Choose a customer or enter a name." }),
        z.refine(({ visit, visitDay }) => !visit || day().safeParse(visitDay).success, { path: ["visitDay"], message: "Choose a day." }),
        z.refine(({ visit, visitSlot }) => !visit || slotOf(visitSlot) !== undefined, { path: ["visitSlot"], message: "Choose a time." }),
        z.refine(({ visit, address }) => !visit || needed(address), { path: ["address"], message: "Please fill this in." }),
        z.refine(({ visit, pinCode }) => !visit || /^\d{6}$/.test(pinCode.replaceAll(/\s/g, "")), { path: ["pinCode"], message: "Enter a 6-digit pin code." }),
        z.refine(({ discount, pieces }) => !discount.includes("%") || pieces.every(({ price }) => price !== undefined), {
          path: ["discount"],
          message: "Agree on the price of each piece first, or enter an amount.",
        }),
        z.refine(({ discount, discountReason }) => !given(discount) || needed(discountReason), { path: ["discountReason"], message: "Give a reason for the discount." }),
        z.refine(({ advance, ...prices }) => advance === undefined || advance <= wholePrice(prices), {
          path: ["advance"],
          message: "The advance is more than the agreed price.",
        }),
        z.refine(({ advance, paidBy }) => paidBy === "" || Boolean(advance), { path: ["advance"], message: "Enter the amount that was paid." }),
      ),
    z.transform((values): WalkInOrder => {
      const { customer, name, mobile, email, neededBy, promisedDay, trialDay, trialSlot, visitSlot: at, rush, discount, discountReason, paidBy } = values;
      const purpose = PURPOSES.find((one) => one === values.purpose);
      const slot = slotOf(trialSlot);
      const visitSlot = slotOf(at);
      return {
        ...(customer ? { customerId: customer.id } : { name, ...(mobile && { mobile }), ...(email && { email }) }),
        ...(values.messages && { messages: true }),
        pieces: values.pieces.map(({ work, quantity, forWhom, options, garmentType, fabricSource, fabric, note, lengths, ageGroup, profileId, assignee, promisedDay: own, price }) => {
          const product = choices.find(({ label }) => label === work)?.product;
          const type = product ? undefined : Number(garmentType) || undefined;
          const ready = own || promisedDay;
          return {
            ...(product ? { productId: product.id } : { work }),
            ...(type && { garmentTypeId: type }),
            ...(quantity !== 1 && { quantity }),
            ...(forWhom && { forWhom }),
            ...(profileId !== undefined && { profileId }),
            ...((product || type) && options.length > 0 && { optionIds: options }),
            ...(fabricSource !== "customer" && { fabricSource }),
            ...(fabric && { fabric }),
            ...(note && { note }),
            ...measurementsOf(lengths),
            ...(ageGroup !== "adult" && { ageGroup }),
            ...(assignee && { assigneeId: Number(assignee) }),
            ...(ready && { promisedDay: ready }),
            ...(trialDay && { trial: { day: trialDay, ...(slot && { slot }) } }),
            ...(price !== undefined && { pricePaise: price }),
          };
        }),
        ...(neededBy && { neededBy }),
        ...(rush !== undefined && { rushPaise: rush }),
        ...(given(discount) && { ...readDiscount(discount.trim()), discountReason }),
        ...(values.visit && visitSlot && { visit: { day: values.visitDay, slot: visitSlot, address: values.address, pinCode: values.pinCode, ...(purpose && { purpose }) } }),
        advancePaise: values.advance ?? 0,
        ...(paidBy && { advanceMethod: paidBy }),
      };
    }),
  );
