/** The names under which typed texts are stored: forms of the back office, its other texts, and the booking. */
const DRAFT = /^(draft:|admin:(?!setup-step$)|bookingDraft$)/;

/** Whether this browser stores drafts, which a logout clears. */
export function hasDrafts(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some((name) => DRAFT.test(name)));
  } catch {
    return false;
  }
}
