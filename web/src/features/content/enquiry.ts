import * as z from "zod/mini";
import { liveForm, type Errors, type LiveForm } from "../../form/liveForm";

const REQUIRED = "Please fill this in.";
const PHONE = "Enter a 10-digit Indian mobile number.";
const EMAIL = "Enter an email address like name@example.com.";

const atMost = (most: number) => z.maxLength(most, `Use at most ${most} characters.`);

/** Numbers as people paste them: blanks, hyphens, +91, 0091, 91 or a leading 0. */
export const isMobile = (text: string): boolean => {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^(\+91|0091|91|0)?[6-9]\d{9}$/.test(digits);
};

/** The same rules as the server's; the server has the last word. */
export const enquiry = z.object({
  name: z.string().check(z.trim(), z.minLength(1, REQUIRED), atMost(80)),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.refine((text) => text === "" || isMobile(text), PHONE),
    ),
  email: z
    .string()
    .check(z.trim(), z.refine((text) => text === "" || /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@.]+$/.test(text), EMAIL)),
  message: z.string().check(z.trim(), atMost(2000)),
  website: z.string(),
});

export type Enquiry = z.infer<typeof enquiry>;

export const openEnquiry = (form: HTMLFormElement, onErrors: (errors: Errors) => void): LiveForm<Enquiry> =>
  liveForm(form, enquiry, ["name", "phone", "email", "message", "website"], onErrors);
