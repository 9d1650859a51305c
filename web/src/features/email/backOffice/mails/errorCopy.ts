import type { MailTried } from "../../../../api/schema";

type MailError = NonNullable<MailTried["error"]>;

interface Said {
  title: string;
  /** What the owner can do about it. */
  hint: string;
}

const ERRORS = {
  unreachable: {
    title: "The mail server cannot be reached",
    hint: "Check its name and port. Some machines may not connect to mail servers at all: ask the person who runs yours.",
  },
  silent: {
    title: "The mail server did not answer in time",
    hint: "Check the port: 587 belongs to STARTTLS, 465 to TLS. If both are right, try again in a few minutes.",
  },
  certificate: {
    title: "The mail server could not be verified",
    hint: "Nothing was sent. Enter its name exactly as your provider gives it; an IP address does not work.",
  },
  unencrypted: {
    title: "The mail server does not encrypt",
    hint: "Your password was not sent. Choose TLS with port 465, or ask your provider.",
  },
  login: {
    title: "The login was refused",
    hint: "Check user and password, or the keys. With two-factor authentication your provider needs an app password, not your usual one. A mail service has to allow calls from a server.",
  },
  sender: {
    title: "The sender was refused",
    hint: "The sender has to be an address of the same mail account.",
  },
  recipient: {
    title: "The recipient was refused",
    hint: "Check the address.",
  },
  too_many: {
    title: "The sending limit is reached",
    hint: "Waiting emails are sent automatically later.",
  },
  refused: {
    title: "The email was refused",
    hint: "See the server response below. Your provider can tell you more.",
  },
  unwritten: {
    title: "The email could not be written",
    hint: "See the shop's log on its machine.",
  },
} as const satisfies Record<MailError, Said>;

export const copyOfError = (error: MailError): Said => ERRORS[error];
