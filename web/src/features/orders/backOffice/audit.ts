import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "orders.",
  label: "Orders and visits",
  actions: {
    "orders.status_changed": "moved an order",
    "orders.status_undone": "undid an order step",
    "orders.piece_moved": "moved a piece of an order",
    "orders.piece_added": "added a piece to an order",
    "orders.piece_updated": "changed what a piece of an order is",
    "orders.piece_removed": "removed a piece of an order",
    "orders.profile_created": "added a person to a customer's family",
    "orders.profile_updated": "changed a person of a customer's family",
    "orders.advance_set": "approved with an advance",
    "orders.visit_moved": "moved a visit",
    "orders.visit_assigned": "chose who goes to a visit",
    "orders.status_link_switched": "switched a status link on or off",
    "orders.terms_changed": "changed advance or promised day",
    "orders.holiday_added": "closed a day",
    "orders.holiday_removed": "opened a closed day",
    "orders.calendar_changed": "changed the calendar",
    "orders.needed_by_changed": "changed the day an order is needed",
    "orders.price_adjusted": "changed the price of an order",
    "orders.price_settings_changed": "changed the settings for prices",
    "orders.alteration_opened": "recorded an alteration",
    "orders.alteration_changed": "changed an alteration",
    "orders.alteration_moved": "moved an alteration",
    "orders.alteration_deleted": "deleted an alteration",
    "orders.balance_paid": "the balance was paid online",
    "orders.test_advance_ended": "an advance paid in test mode is due again",
  },
};
