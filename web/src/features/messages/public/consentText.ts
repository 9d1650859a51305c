import { copy } from "../copy";

/** What customers agree to, beside a checkbox that is never ticked beforehand. */
export const consentText = copy.consent;
