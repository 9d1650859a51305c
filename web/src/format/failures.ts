/** The sentences for failures without a message of their own. */
export const OFFLINE = "No Network Connection";
export const FAILED = "Something went wrong. Please try again.";
