import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "catalogue.",
  label: "Catalogue and prices",
  records: {
    category: ["a category", "categories"],
    service: ["a service", "services"],
    product: ["a product", "products"],
    product_review: ["a review of a product", "reviews of products"],
  },
};
