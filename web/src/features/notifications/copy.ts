import type { NotificationEvent } from "../../api/schema";

interface EventCopy {
  title: string;
  hint: string;
}

export const events: Readonly<Record<NotificationEvent, EventCopy>> = {
  new_request: { title: "New request", hint: "A customer asks for an appointment" },
  visit_moved: { title: "Visit moved", hint: "By the customer" },
  cancellation: { title: "Cancellation", hint: "By the customer" },
  enquiry: { title: "Enquiry", hint: "From the contact form" },
  advance_paid: { title: "Payment for an order", hint: "Advance or balance, paid online" },
  course_paid: { title: "Course sold", hint: "Paid online" },
  question_asked: { title: "Question about a lesson", hint: "From a customer of a course" },
  failed_email: { title: "Failed email", hint: "Push only" },
  low_disk: { title: "Low disk space", hint: "Also in quiet hours" },
  backup_failure: { title: "Backup failure", hint: "Also in quiet hours" },
  piece_assigned: { title: "New work", hint: "A piece, an alteration or a visit is assigned to you" },
  order_step: { title: "Order updates", hint: "Each step of your orders" },
  question_answered: { title: "Answers to your questions", hint: "About lessons of your courses" },
};

export const copy = {
  title: "Notifications",
  blocked: "This browser blocks notifications. Allow them in its settings for this site, then reload the page.",
  unsupported: "This browser cannot show notifications.",
  addToHomeScreen: "On an iPhone or iPad, add this page to the home screen first: tap Share, then Add to Home Screen, and open it from there.",
  none: "No device yet. Turn notifications on and this device shows them, even when the browser is closed.",
  refused: "Notifications were not allowed.",
  failed: "Notifications could not be turned on. Please try again.",
  sent: "Test sent. It arrives within a few seconds.",
};
