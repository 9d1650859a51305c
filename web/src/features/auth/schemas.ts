import * as z from "zod/mini";
import { isEmail, isMobile, MOBILE_WRONG } from "../../form/contact";
import { copy } from "./copy";

const needed = (text = copy.required) => z.minLength(1, text);
const email = z.string().check(
  z.trim(),
  needed(copy.forgot.empty),
  z.refine((text) => text === "" || isEmail(text), copy.forgot.invalid),
);
const mobile = z.string().check(
  z.trim(),
  needed(),
  z.refine((text) => text === "" || isMobile(text), MOBILE_WRONG),
);
const name = z.string().check(z.trim(), needed(), z.maxLength(80, "Use at most 80 characters."));
/** Exactly as typed, including leading and trailing blanks. */
const password = z.string().check(needed());
const newPassword = z.string().check(
  needed(),
  z.refine((text) => text === "" || Array.from(text).length >= 8, "Use at least 8 characters."),
  z.refine((text) => Array.from(text).length <= 128, "Use at most 128 characters."),
);

const sameTwice = (values: { password: string; confirm: string }) =>
  values.confirm === "" || values.password === values.confirm;
const differ = { error: copy.register.differ, path: ["confirm"] };

export type LoginMode = "mobile" | "email";

const loginBy = {
  mobile: z.object({ mobile, email: z.string(), password }),
  email: z.object({ mobile: z.string(), email, password }),
};
export const login = (mode: LoginMode) => loginBy[mode];
export type LoginValues = z.infer<(typeof loginBy)["mobile"]>;

export const registration = z
  .object({ name, mobile, email, password: newPassword, confirm: z.string().check(needed()) })
  .check(z.refine(sameTwice, differ));
export const newAccount = z.object({ password: newPassword });

export type RegistrationValues = z.infer<typeof registration>;

export const forgotten = z.object({ email });

export const reset = z
  .object({ password: newPassword, confirm: z.string().check(needed()) })
  .check(z.refine(sameTwice, differ));

export const passwordChange = z
  .object({ oldPassword: password, password: newPassword, confirm: z.string().check(needed()) })
  .check(z.refine(sameTwice, differ));

export const newName = z.object({ name });
export const newMobile = z.object({ mobile });
export const newEmail = z.object({ email });
