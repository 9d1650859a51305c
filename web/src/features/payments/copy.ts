import { FAILED, OFFLINE } from "../../format/failures";

const reasons: Readonly<Record<string, string>> = {
  insufficient_fund: "There is not enough money in the account.",
  insufficient_funds: "There is not enough money in the account.",
  card_declined: "The card was declined.",
  payment_timed_out: "The bank did not respond in time.",
  payment_cancelled: "The payment was cancelled.",
  gateway_technical_error: "The bank has a technical problem.",
};

export const copy = {
  reasons,
  declined: "The bank declined the payment.",
  givenBack: "You had already paid for this. This payment is being refunded.",
  state: {
    title: "Which State are you in?",
    label: "Your State",
    why: "It is printed on the tax invoice. We ask only once.",
    none: "Choose your State",
    missing: "Please choose your State.",
    failed: "The list of States could not be loaded. Please try again.",
    goOn: "Continue to payment",
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
    offline: OFFLINE,
    again: "Nothing is lost: try again once you are connected. You will not pay twice.",
    failed: FAILED,
  },
};
