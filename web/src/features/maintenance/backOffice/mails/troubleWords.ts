import type { MailTried } from "../../../../api/schema";

type Trouble = NonNullable<MailTried["trouble"]>;

interface Said {
  title: string;
  /** What she can do about it. */
  mend: string;
}

const TROUBLES = {
  unreachable: {
    title: "The mail server cannot be reached",
    mend: "Look at its name and its port, letter by letter. Some machines may not connect to mail servers at all: ask whoever runs yours.",
  },
  silent: {
    title: "The mail server did not answer in time",
    mend: "Look at the port: 587 belongs to STARTTLS, 465 to TLS. If both are right, try again in a few minutes.",
  },
  certificate: {
    title: "The mail server cannot prove who it is",
    mend: "Nothing was said to it. Write its name exactly as your provider does; a number in its place does not work.",
  },
  unencrypted: {
    title: "The mail server does not encrypt",
    mend: "Your password was not sent. Choose TLS with port 465, or ask your provider.",
  },
  login: {
    title: "It did not accept the log-in",
    mend: "Look at user and password, or at the keys. With two-step log-in your provider wants a password made for apps, not the one you type yourself. A mail service has to allow calls from a server.",
  },
  sender: {
    title: "It did not accept the sender",
    mend: "The sender has to be an address of the same mail account.",
  },
  recipient: {
    title: "It did not accept the recipient",
    mend: "Look whether the address is right.",
  },
  too_many: {
    title: "It takes no more mails for now",
    mend: "Mails that wait go out by themselves once it does.",
  },
  refused: {
    title: "It did not take the mail",
    mend: "Its own words below say why. Your provider can tell you more.",
  },
  unwritten: {
    title: "The mail could not be written",
    mend: "Whoever runs the machine finds more in the shop's log.",
  },
} as const satisfies Record<Trouble, Said>;

export const saidOfTrouble = (trouble: Trouble): Said => TROUBLES[trouble];
