import * as z from "zod/mini";
import { EMAIL_WRONG, isEmail, isMobile, MOBILE_WRONG } from "../../form/contact";
import { liveForm, type Errors, type LiveForm } from "../../form/liveForm";

const REQUIRED = "Please fill this in.";

const atMost = (most: number) => z.maxLength(most, `Use at most ${most} characters.`);

/** The server's rules, checked early; the server decides. */
export const enquiry = z.object({
  name: z.string().check(z.trim(), z.minLength(1, REQUIRED), atMost(80)),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.refine((text) => text === "" || isMobile(text), MOBILE_WRONG),
    ),
  email: z
    .string()
    .check(z.trim(), z.refine((text) => text === "" || isEmail(text), EMAIL_WRONG)),
  message: z.string().check(z.trim(), atMost(2000)),
  website: z.string(),
});

export type Enquiry = z.infer<typeof enquiry>;

export const openEnquiry = (form: HTMLFormElement, onErrors: (errors: Errors) => void): LiveForm<Enquiry> =>
  liveForm(form, enquiry, ["name", "phone", "email", "message", "website"], onErrors);
