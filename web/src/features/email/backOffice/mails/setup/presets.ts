import type { EmailEncryption } from "../../../../../api/schema";
import { USUAL_PORT, type Typed } from "./input";

export interface Preset {
  id: string;
  name: string;
  host: string;
  encryption: EmailEncryption;
  /** How to get the password that the server accepts, in three lines. */
  password: readonly [string, string, string];
}

const ZOHO = [
  "Log in at accounts.zoho.in and open Security, App passwords.",
  "Generate a new password and name it after your shop.",
  "Copy it and paste it below. Zoho’s free plan may not allow it.",
] as const;

/** Email providers that shops in India use, with the servers that they name themselves. */
export const PRESETS: readonly Preset[] = [
  {
    id: "gmail",
    name: "Gmail or Google Workspace",
    host: "smtp.gmail.com",
    encryption: "start_tls",
    password: [
      "Turn on 2-Step Verification in your Google Account, under Security.",
      "Open myaccount.google.com/apppasswords and create one named after your shop.",
      "Copy its 16 letters and paste them below.",
    ],
  },
  { id: "zoho", name: "Zoho, with your own domain", host: "smtppro.zoho.in", encryption: "tls", password: ZOHO },
  { id: "zoho-personal", name: "Zoho, ending in zohomail.in", host: "smtp.zoho.in", encryption: "tls", password: ZOHO },
  {
    id: "outlook",
    name: "Outlook or Microsoft 365",
    host: "smtp.office365.com",
    encryption: "start_tls",
    password: [
      "Turn on two-step verification in your Microsoft account, under Security.",
      "Under Advanced security options create an app password and paste it below.",
      "Microsoft is ending passwords for other programs. If the test is refused, choose another provider.",
    ],
  },
  {
    id: "hostinger",
    name: "Hostinger",
    host: "smtp.hostinger.com",
    encryption: "tls",
    password: [
      "Open hPanel, then Emails, and choose your mailbox.",
      "It needs no app password: use the password of the mailbox.",
      "If you do not know it, set a new one there.",
    ],
  },
];

export const presetOf = (host: string): Preset | undefined => PRESETS.find((preset) => preset.host === host.trim().toLowerCase());

/** The form with a provider's server. Without one, its server is to be typed. */
export function withPreset(typed: Typed, preset: Preset | undefined): Typed {
  if (!preset) return presetOf(typed.host) ? { ...typed, host: "" } : typed;
  const { host, encryption } = preset;
  return { ...typed, host, encryption, port: USUAL_PORT[encryption] };
}

/** The form of a shop without a mail server: its own email address as the user, and that address's provider. */
export function suggested(typed: Typed, email: string): Typed {
  if (typed.host || typed.user) return typed;
  const gmail = email.endsWith("@gmail.com") ? PRESETS[0] : undefined;
  return withPreset({ ...typed, user: email }, gmail);
}
