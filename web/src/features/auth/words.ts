import type { WordsFor } from "../../api/problem";
import { copy } from "./copy";

/** A sentence for each problem code of this feature. */
export const words = {
  "auth.invalid_credentials": copy.login.invalid,
  "auth.login_limited": copy.login.failed,
  "auth.mobile_taken": copy.register.mobileTaken,
  "auth.email_taken": copy.register.emailTaken,
  "auth.registration_limited": copy.register.wrong,
  "auth.email_unknown": copy.forgot.unknown,
  "auth.forgot_limited": copy.forgot.failed,
  "auth.mail_not_queued": copy.forgot.notSent,
  "auth.link_dead": copy.reset.dead,
  "auth.wrong_password": "This is not your current password.",
  "auth.confirmation_needed": copy.account.again,
  "auth.session_not_found": "That device is logged out already.",
  "auth.order_open": "You have an open order. You can delete your account once it is delivered or cancelled.",
  "auth.last_owner": "The shop needs an owner. Name another one first.",
} satisfies WordsFor<"auth">;
