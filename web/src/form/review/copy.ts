import { OFFLINE } from "../../format/failures";

/** The copy of the review form. */
export const copy = {
  stars: "How many stars?",
  star: (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`),
  text: "What should others know?",
  photos: {
    title: "Photos",
    hint: "Up to 3 photos, best of the piece as you wear it. JPEG, PNG or WebP, at most 10 MB each.",
    most: "A review can have three photos.",
    place: (place: number) => `Photo ${place}`,
    missing: (name: string, reason: string) => `${name} was not uploaded. ${reason}`,
    failed: "Please try again.",
    some: "Your review is sent, but not all of its photos.",
  },
  send: "Send review",
  sending: "Sending...",
  thanks: "Thank you. Your review is awaiting approval.",
  failed: "Your review could not be sent. Please try again.",
  offline: OFFLINE,
  needsStars: "Choose one to five stars.",
  tooLong: "Use at most 1000 characters.",
  everybody: "It is published with your first name once the shop has approved it.",
};
