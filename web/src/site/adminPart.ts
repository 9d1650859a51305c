import type { ComponentType } from "react";
import type { SetupDecision } from "../api/schema";
import type { Access, TeamRole } from "./teamRole";

/** The names of the icons; see AdminIcon.tsx. */
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
  | "cash"
  | "piecework"
  | "reports"
  | "settings";

/** One screen of the back office. */
export interface AdminScreen {
  /** Below /admin, `:name` for a parameter: "/orders/:id"; "/" is the start page. The first match wins. */
  path: string;
  page: ComponentType;
  /** Its entry in the sidebar; on phones a role's first four are in the bottom bar, the others behind More. */
  entry?: { label: string; icon: AdminIcon; place: number };
  /** An item of an overview page (Content or Settings) instead of an entry, under the heading of its group. */
  listed?: { in: Overview; group?: string; label: string; hint: string; place: number };
  /** The path of the entry to highlight, if not its own or its overview's. */
  under?: string;
  /** Who opens it; "manager" if absent. The server refuses everyone else in any case. */
  access?: Access;
  /** Of this role alone, such as another start page. */
  only?: TeamRole;
}

export type Overview = "/content" | "/settings";

/** Items that need attention. */
export interface Waiting {
  /** The path of the entry that shows the count. */
  path: string;
  count: number;
  /** The line on Today: "2 unread enquiries". Without it Today shows them in another way. */
  says?: string;
  /** The link of that line; by default the path. */
  href?: string;
}

/** One check of the system status. */
export interface Check {
  id: string;
  title: string;
  detail: string;
  state: "good" | "bad" | "unknown";
  /** The link to its details. */
  href?: string;
  action?: string;
}

/** One step of the setup checklist. */
export interface SetupStep {
  id: string;
  title: string;
  /** How it stands, or what it is for. */
  hint: string;
  done: boolean;
  place: number;
  /** The shop works without it. */
  later?: boolean;
  /** How long it takes, in minutes. */
  minutes: number;
  /** What it takes, in a few words each. */
  takes?: readonly string[];
  /** What the owner may decide instead of the step's own setting, and the label of that button. */
  instead?: { step: SetupDecision; label: string; minutes: number };
  /** Its screen has more to do once it is done, such as a test: it does not lead back by itself. */
  stays?: boolean;
  /** The link to its screen, and the label of the link. */
  href: string;
  action: string;
}

/** What a feature's entries in the activity log say. */
export interface AuditCopy {
  /** How its actions begin: "orders.". */
  prefix: string;
  /** What the filter calls them. */
  label: string;
  /** What an action did, to be read after the name of who did it. */
  actions?: Readonly<Record<string, string>>;
  /** The same of an entry that says what something became, and not what it was before. */
  firsts?: Readonly<Record<string, string>>;
  /** Its records, by the word for them in actions such as "catalogue.product_updated". */
  records?: Readonly<Record<string, readonly [one: string, many: string]>>;
}

/** What a feature contributes to the back office. Hooks return an empty list while loading. */
export interface AdminPart {
  screens: readonly AdminScreen[];
  /** Above every screen of the back office; nothing where it has nothing to say. */
  strip?: ComponentType;
  useWaiting?: () => Waiting[];
  /** Whom `useWaiting` concerns; "manager" if absent. */
  waitingFor?: Access;
  /** The same, for owners only. */
  useOwnersWaiting?: () => Waiting[];
  /** A panel on a customer's page. */
  customer?: ComponentType<{ userId: number }>;
  /** Whether that panel comes before those of other features. */
  customerFirst?: true;
  /** A line below a customer in the list of customers; `listed` are the ids of all that are in the list. */
  customerLine?: ComponentType<{ userId: number; listed: readonly number[] }>;
  /** A panel on an order's page; `since` is the day on which the order was placed. */
  order?: ComponentType<{ orderId: number; since: string }>;
  /** A button that records a payment of an order. */
  recordPayment?: ComponentType<{ orderId: number; since: string }>;
  /** Panels on Today, below the work and among the lists beside it; for owners only. */
  today?: { work: ComponentType; list: ComponentType };
  /** A panel of the monthly report, for owners only; the month is like "2026-11". */
  report?: ComponentType<{ month: string }>;
  /** For owners only. */
  useChecks?: () => Check[];
  /** For owners only. Returns at least one step, once loaded. */
  useSetup?: () => SetupStep[];
  audit?: AuditCopy;
}
