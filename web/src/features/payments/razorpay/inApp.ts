/** Browsers inside other apps and proxy browsers do not show the provider's frame. */
const WITHOUT_FRAMES = /Instagram|FBAN|FBAV|FB_IAB|Opera Mini|OPiOS|UCBrowser|UBrowser|UCWEB/i;

/** Whether to redirect to the provider's own page. */
export const leavesThePage = (userAgent: string): boolean => WITHOUT_FRAMES.test(userAgent);
