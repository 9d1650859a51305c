/** The copy of the review form. */
export const copy = {
  stars: "How many stars?",
  star: (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`),
  text: "What should others know?",
  send: "Send review",
  sending: "Sending...",
  thanks: "Thank you. Your review is awaiting approval.",
  failed: "Your review could not be sent. Please try again.",
  offline: "No Network Connection",
  needsStars: "Choose one to five stars.",
  tooLong: "Use at most 1000 characters.",
  everybody: "It is published with your first name once the shop has approved it.",
};
