import type { ComponentType } from "react";

/** What the drawings of the bar and the rail are called; see AdminIcon.tsx. */
export type AdminIcon =
  | "today"
  | "orders"
  | "calendar"
  | "catalogue"
  | "courses"
  | "coupons"
  | "content"
  | "customers"
  | "payments"
  | "reports"
  | "settings";

/** One screen of the back office. */
export interface AdminScreen {
  /** Below /admin, `:name` for a parameter: "/orders/:id"; "/" is where everybody begins. The first that fits wins. */
  path: string;
  page: ComponentType;
  /** Its place in the rail; the first four stand in a phone's bar, the others behind More. */
  entry?: { label: string; icon: AdminIcon; place: number };
  /** A line of an overview instead of an entry: what content there is, what can be set. */
  listed?: { in: Overview; label: string; hint: string; place: number };
  /** The path of the entry that is marked while this screen is open, if not its own or its overview's. */
  under?: string;
  /** Only the owner sees and opens it. The server refuses everybody else in any case. */
  owner?: boolean;
}

export type Overview = "/content" | "/settings";

/** Things that wait for somebody of the shop. */
export interface Waiting {
  /** The path of the entry or line that shows the number. */
  path: string;
  count: number;
  /** For a line on Today: "2 enquiries not read yet". Without it Today shows them in its own way. */
  says?: string;
  /** Where that line leads, if not to the screen at the path as it opens. */
  href?: string;
}

/** One line of "Is everything running?". */
export interface Check {
  id: string;
  title: string;
  detail: string;
  state: "good" | "bad" | "unknown";
  /** Where she looks or mends. */
  href?: string;
  action?: string;
}

/** One line of what a new shop still lacks. */
export interface SetupStep {
  id: string;
  title: string;
  hint: string;
  done: boolean;
  place: number;
  /** The screen where it is done, and what the button that leads there says. */
  href: string;
  action: string;
}

/** What a feature's entries in the activity log say. */
export interface AuditCopy {
  /** How its actions begin: "orders.". */
  prefix: string;
  /** What the filter calls them. */
  label: string;
  /** Actions whose names would not explain themselves. */
  actions?: Readonly<Record<string, string>>;
}

/** What a feature gives the back office. Hooks answer an empty list while they know nothing. */
export interface AdminPart {
  screens: readonly AdminScreen[];
  /** Above every screen of the back office; nothing where it has nothing to say. */
  strip?: ComponentType;
  useWaiting?: () => Waiting[];
  /** The same, for the owner only. */
  useOwnersWaiting?: () => Waiting[];
  /** A panel on the page of a customer. */
  customer?: ComponentType<{ userId: number }>;
  /** A panel on the page of an order. Only the owner sees it. */
  order?: ComponentType<{ orderId: number }>;
  /** A panel on Today. Only the owner sees it. */
  today?: ComponentType;
  /** A panel of a month's report; the month as "2026-11". Only the owner sees it. */
  report?: ComponentType<{ month: string }>;
  /** For the owner only. */
  useChecks?: () => Check[];
  /** For the owner only. At least one step, once it knows. */
  useSetup?: () => SetupStep[];
  audit?: AuditCopy;
}
