import type { WordsFor } from "../../api/problem";

const reasons: Readonly<Record<string, string>> = {
  insufficient_fund: "There is not enough money in the account.",
  insufficient_funds: "There is not enough money in the account.",
  card_declined: "The card was declined.",
  payment_timed_out: "The bank did not answer in time.",
  payment_cancelled: "The payment was cancelled.",
  gateway_technical_error: "The bank has a technical problem.",
};

export const copy = {
  reasons,
  declined: "The bank declined the payment.",
  givenBack: "You had paid this already. This payment is being given back.",
  state: {
    title: "Which State are you in?",
    label: "Your State",
    why: "It stands on the tax invoice. We ask once.",
    none: "Choose your State",
    missing: "Please choose your State.",
    failed: "The list of States could not be loaded. Please try again.",
    goOn: "Go on to the payment",
    leave: "Not now",
  },
  test: {
    title: "Test payment",
    notice: "No money moves. This shop is not linked to a bank yet.",
    pay: "Pay now",
    paying: "Paying...",
    fail: "Fail payment",
    close: "Close",
    leave: "Leave without paying",
    offline: "No Network Connection",
    again: "Nothing is lost: press again once you are connected. You never pay twice.",
    failed: "Something went wrong. Please try again.",
  },
};

/** A sentence for each problem code of this feature. */
export const words = {
  "payments.order_not_found": "There is no such purchase.",
  "payments.order_replaced": "This checkout was replaced by a newer one. Please start again.",
  "payments.closed": "Online payment opens soon. Until then you can pay at the shop, or ask us by chat or phone.",
  "payments.not_for_sale": "This cannot be paid for here.",
  "payments.already_held": "You have this already.",
  "payments.below_minimum":
    "With this coupon less than ₹1 would be left, which cannot be paid online. Please use another coupon.",
  "payments.provider_unreachable": "Failed to load the SDK. Please check your connection.",
  "payments.provider_silent": "The payment provider does not answer. Please try again in a minute.",
  "payments.keys_refused":
    "The payment provider does not accept these keys. Please copy the key id and its secret once more.",
  "payments.keys_by_environment": "The keys are set where the program is started. Please change them there.",
  "payments.live_keys_only":
    "This shop has taken real money: with test keys anybody could have its goods for nothing. Please use live keys.",
  "payments.signature_invalid": "This payment could not be verified.",
  "payments.state_needed": "Please choose your State. It stands on the tax invoice.",
  "payments.receipt_not_found": "There is no such receipt.",
  "payments.coupon_invalid": "Invalid coupon code!",
  "payments.coupon_used": "You have already used this coupon.",
  "payments.coupon_held":
    "This coupon is set aside for another purchase that you began. Finish that one, or try again in half an hour.",
  "payments.coupon_not_found": "There is no such coupon.",
  "payments.bill_not_found": "There is no such order.",
  "payments.bill_closed": "This order takes no payment: it is not approved yet, or it is called off.",
  "payments.entry_not_found": "There is no such entry in the book.",
  "payments.entry_taken_back": "This entry is taken back already.",
  "payments.payment_not_found": "There is no such payment.",
  "payments.refund_not_found": "There is no such refund.",
  "payments.refund_not_failed": "This refund has not failed, or another one has followed it.",
  "payments.nothing_to_refund": "All of this payment went back already, or is on its way.",
  "payments.other_provider":
    "This payment was taken by another payment provider. Please give it back at that provider's own place.",
  "payments.stray_unmatched": "This payment belongs to no purchase of this shop. Please look it up at the payment provider.",
  "payments.stray_known": "This payment is in the books meanwhile, or its purchase is known. Please look again.",
  "payments.coupon_tries": "Error checking coupon.",
  "payments.webhook_unknown": "No payment provider of this name is in use.",
  "payments.webhook_refused": "The signature does not belong to this message.",
  "payments.sandbox_order_not_found": "There is no such test payment.",
  "payments.sandbox_order_paid": "This test payment is paid already.",
} satisfies WordsFor<"payments">;
