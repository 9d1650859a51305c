import * as z from "zod/mini";
import { text } from "../../admin/form/rules";
import { EMAIL_WRONG, isEmail, isMobile, MOBILE_WRONG, REQUIRED } from "../../form/contact";

/** The longest name of a shop, as on the server. */
export const MOST_BUSINESS_NAME = 60;

const needed = z.minLength(1, REQUIRED);
const ADDRESS_WRONG = "Enter the web address without a path, like https://shop.example.";

const isAddress = (text: string): boolean => {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash && !url.username;
  } catch {
    return false;
  }
};

const fields = {
  publicAddress: z.string().check(z.trim()),
  businessName: text(MOST_BUSINESS_NAME),
  name: z.string().check(z.trim(), needed, z.maxLength(80, "Use at most 80 characters.")),
  mobile: z.string().check(z.trim(), needed, z.refine((text) => text === "" || isMobile(text), MOBILE_WRONG)),
  email: z.string().check(z.trim(), needed, z.refine((text) => text === "" || isEmail(text), EMAIL_WRONG)),
  password: z.string().check(
    needed,
    z.refine((text) => text === "" || Array.from(text).length >= 8, "Use at least 8 characters."),
    z.refine((text) => Array.from(text).length <= 128, "Use at most 128 characters."),
  ),
  beginning: z.enum(["empty", "samples"]),
};

/** The form when the environment sets the address. */
export const known = z.object(fields);
const publicAddress = z.string().check(
  z.trim(),
  needed,
  z.refine((text) => text === "" || isAddress(text), ADDRESS_WRONG),
);
/** The form with the address. */
export const unknown = z.object({ ...fields, publicAddress });
/** The form with the address only. */
export const addressAlone = z.object({ publicAddress });
export type AddressValues = z.infer<typeof addressAlone>;
export type SetupValues = z.infer<typeof known>;
