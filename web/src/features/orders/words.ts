import type { WordsFor } from "../../api/problem";

/** A sentence for each problem code of this feature. */
export const words = {
  "orders.order_not_found": "There is no such order.",
  "orders.slot_full": "This time is full. Please choose another one.",
  "orders.too_many_waiting": "You have 3 requests waiting for approval. Please wait for our answer, or cancel one in My Orders.",
  "orders.cannot_cancel": "Cutting has started, so this order can no longer be cancelled here. Please call us.",
  "orders.wrong_status": "The order is at another step by now.",
  "orders.nothing_to_undo": "There is nothing of the shop's to take back here.",
  "orders.invoiced": "The invoice of this order says this price. Take its delivery back first.",
  "orders.holiday_not_found": "This day is no holiday.",
  "orders.too_many_shop_photos": "An order can have ten photos of the shop. Remove one first.",
  "orders.pin_code_not_found": "This pin code is gone. Look at the list again.",
  "orders.no_advance_due": "No advance is due for this order.",
  "orders.advance_paid": "The advance of this order is paid already.",
  "orders.profile_not_found": "There are no such measurements.",
  "orders.too_many_profiles": "You can keep the measurements of 20 people. Delete some that you no longer need.",
  "orders.order_over": "This order is over, so nothing can be added to it.",
  "orders.advance_is_owners": "Only the owner can change an advance that is set.",
  "orders.photo_not_found": "There is no such photo.",
  "orders.too_many_photos": "An order can have five photos.",
  "orders.photo_too_large": "This photo is too large: at most 10 MB and 25 megapixels. Please save it smaller, as a JPEG.",
  "orders.photo_unknown_kind": "Photos can be JPEG, PNG or WebP.",
  "orders.photo_broken": "This photo is damaged or incomplete. Please choose it again.",
} satisfies WordsFor<"orders">;
