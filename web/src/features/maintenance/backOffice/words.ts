import type { WordsFor } from "../../../api/problem";

/** A sentence for each problem code of this feature. They are met in the back office only, and stay out of the shop. */
export const words = {
  "maintenance.backup_not_found": "There is no such backup any more.",
  "maintenance.replaced_not_found": "The shop as it was before is not stored any more.",
  "maintenance.busy": "A backup is being made or brought back at this moment. Wait until it is done.",
  "maintenance.last_backup": "This is the only backup. Make another one before you delete it.",
  "maintenance.mail_not_found": "There is no such mail.",
  "maintenance.mail_over": "What this mail was about is over, so it is not sent again.",
  "maintenance.mail_on_its_way": "This mail is on its way already.",
  "maintenance.mail_forgotten": "This person has left the shop, and the address with them.",
  "maintenance.no_own_address": "Your account has no e-mail address that the test could go to.",
  "maintenance.mail_set_by_machine": "How mails leave is set where the shop is started, and cannot be changed here.",
} satisfies WordsFor<"maintenance">;
