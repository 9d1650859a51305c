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
