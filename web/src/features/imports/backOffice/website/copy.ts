import type { ComponentProps } from "react";
import type { Badge } from "../../../../ui/Badge";
import type { ImportKind, WebsiteStage } from "../../../../api/schema";

type BadgeKind = ComponentProps<typeof Badge>["kind"];

export const STAGES: Readonly<Record<WebsiteStage, { label: string; kind: BadgeKind }>> = {
  reading: { label: "Being read", kind: "info" },
  ready: { label: "Not started", kind: "waiting" },
  importing: { label: "In progress", kind: "info" },
  done: { label: "Done", kind: "good" },
  undoing: { label: "Being undone", kind: "info" },
  undone: { label: "Undone", kind: "info" },
};

/** What becomes of a list, where its name does not say it. */
export const BECOMES: Partial<Readonly<Record<ImportKind, string>>> = {
  categories: "Hidden if their image is missing.",
  services: "Hidden if their image is missing.",
  products: "Hidden if their image or price is missing.",
  customers: "Without passwords. Customers register again, and you link their account on their page.",
  past_orders: "As a record on the customer's page.",
  courses: "Hidden and without videos. Upload the lessons, then publish.",
  enrolments: "As courses given by you, from the day they were bought. Needs the customers and the courses.",
  offers: "Hidden until you publish them.",
  coupons: "Off until you publish them. Who has used them is not known, so each customer could use them once more.",
};
