import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "content.",
  label: "What the site shows",
  actions: {
    "content.shop_updated": "changed the shop's details",
    "content.page_updated": "changed a page",
    "content.enquiry_read": "marked an enquiry as read",
    "content.enquiry_unread": "marked an enquiry as unread",
    "content.enquiry_answered": "marked an enquiry as answered",
    "content.enquiry_unanswered": "marked an enquiry as not answered",
    "content.setup_step_updated": "decided a step of the set-up",
    "content.shop_opened": "opened the shop to everyone",
  },
  records: {
    testimonial: ["a testimonial", "testimonials"],
    offer: ["an offer", "offers"],
    banner: ["a banner image", "banner images"],
    event: ["an event", "events"],
    gallery: ["a gallery item", "gallery items"],
    enquiry: ["an enquiry", "enquiries"],
    how_to_measure: ["a how-to-measure video", "how-to-measure videos"],
  },
};
