import * as z from "zod/mini";
import { text, wholeNumber } from "../../../../admin/form/rules";
import type { ShopDraft, ShopSettings } from "../../../../api/schema";
import { spokenMobile } from "../../../../format/text";
import { chosenFrom } from "../../../media/public/chosen";
import { maybeImage } from "../../../media/public/rules";
import { coordinatesOf, locationOf } from "./location";
import { EMAIL_WRONG, isEmail, isMobile } from "../../../../form/contact";

/** The longest lengths, as on the server. */

export const MOST = {
  businessName: 60,
  legalName: 120,
  tagline: 120,
  greeting: 40,
  address: 400,
  hours: 60,
  officer: 80,
  designer: 60,
  url: 200,
  orderPrefix: 6,
} as const;

export const MOST_HOURS = 7;
const MOST_ADDRESS_LINES = 8;

const digitsOf = (typed: string): string => typed.replaceAll(/[\s\-\u00a0]/g, "").replace(/^\+/, "");

/** Whether a text is an Indian mobile number, however it is written, or another number with its country code. */
export function isWhatsapp(typed: string): boolean {
  if (isMobile(typed)) return true;
  const digits = digitsOf(typed);
  return /^[1-9]\d{10,14}$/.test(digits) && (!digits.startsWith("91") || digits.length === 12);
}

export const isPhone = (typed: string): boolean => {
  const count = typed.replaceAll(/\D/g, "").length;
  return /^\+?[\d \-()]+$/.test(typed) && count >= 8 && count <= 15;
};

const PHONE_WRONG = "Enter a phone number of 8 to 15 digits.";
const unless = (right: (typed: string) => boolean, message: string) =>
  z.string().check(z.trim(), z.refine((typed) => typed === "" || right(typed), message));

export const rules = z.object({
  businessName: text(MOST.businessName),
  legalName: text(MOST.legalName),
  tagline: text(MOST.tagline),
  greeting: text(MOST.greeting),
  whatsapp: unless(isWhatsapp, "Enter a 10-digit mobile number, or a number with its country code."),
  phone: unless(isPhone, PHONE_WRONG),
  email: unless(isEmail, EMAIL_WRONG),
  address: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MOST.address, `Use at most ${MOST.address} characters.`),
      z.refine((typed) => typed.split("\n").filter((line) => line.trim()).length <= MOST_ADDRESS_LINES, "Use at most eight lines."),
    ),
  location: unless((typed) => locationOf(typed) !== undefined, "Enter latitude and longitude, such as 13.0312, 80.2717."),
  hours: z.array(z.object({ days: text(MOST.hours), time: text(MOST.hours) })).check(z.maxLength(MOST_HOURS, "Use at most seven lines.")),
  grievanceOfficer: z.object({
    name: text(MOST.officer, 0),
    designation: text(MOST.officer),
    phone: unless(isPhone, PHONE_WRONG),
    email: unless(isEmail, EMAIL_WRONG),
  }),
  copyrightYear: wholeNumber(2000, 2100),
  designerCredit: z
    .object({ name: text(MOST.designer, 0), url: text(MOST.url, 0) })
    .check(
      z.refine(({ name, url }) => name !== "" || url === "", { message: "Enter a name, or remove the website.", path: ["name"] }),
      z.refine(({ name, url }) => (name === "" && url === "") || /^https:\/\/[^\s/"'<>\\`]+\.[^\s"'<>\\`]+$/.test(url), {
        message: "Enter an address that starts with https://",
        path: ["url"],
      }),
    ),
  logo: maybeImage(),
  colours: z.enum(["rani", "peacock", "indigo", "maroon"]),
  measurementUnit: z.enum(["in", "cm"]),
  orderPrefix: z.string().check(z.trim(), z.regex(/^[A-Z]{1,6}$/, "Use one to six capital letters from A to Z.")),
});

export type Checked = z.infer<typeof rules>;
export type Values = Omit<Checked, "copyrightYear"> & { copyrightYear: string };

export function valuesOf({ shop, logoImageId, logoImage: image }: Pick<ShopSettings, "shop" | "logoImageId" | "logoImage">): Values {
  const { grievanceOfficer: officer, designerCredit: credit } = shop;
  return {
    businessName: shop.businessName,
    legalName: shop.legalName,
    tagline: shop.tagline,
    greeting: shop.greeting,
    whatsapp: shop.whatsapp ? spokenMobile(`+${shop.whatsapp}`) : "",
    phone: shop.phone,
    email: shop.email,
    address: shop.address.join("\n"),
    location: coordinatesOf(shop.location),
    hours: shop.hours.map(({ days, time }) => ({ days, time })),
    grievanceOfficer: { name: officer.name, designation: officer.designation, phone: officer.phone, email: officer.email },
    copyrightYear: String(shop.copyrightYear),
    designerCredit: { name: credit?.name ?? "", url: credit?.url ?? "" },
    logo: logoImageId === undefined ? null : chosenFrom({ imageId: logoImageId, image }),
    colours: shop.colours,
    measurementUnit: shop.measurementUnit,
    orderPrefix: shop.orderPrefix,
  };
}

const said = (typed: string): string | undefined => (typed === "" ? undefined : typed);

/** The request body: empty fields are left out. */
export function draftOf(checked: Checked, version: number): ShopDraft {
  const { whatsapp, phone, email, address, location, grievanceOfficer: officer, designerCredit: credit, logo, ...rest } = checked;
  return {
    ...rest,
    whatsapp: said(whatsapp),
    phone: said(phone),
    email: said(email),
    address: said(address),
    location: locationOf(location),
    grievanceOfficer: {
      designation: officer.designation,
      name: said(officer.name),
      phone: said(officer.phone),
      email: said(officer.email),
    },
    designerCredit: credit.name ? credit : undefined,
    logoImageId: logo?.id,
    version,
  };
}
