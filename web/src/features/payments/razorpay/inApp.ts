/** Browsers inside other apps, and those that draw pages elsewhere, do not show the provider's frame. */
const WITHOUT_FRAMES = /Instagram|FBAN|FBAV|FB_IAB|Opera Mini|OPiOS|UCBrowser|UBrowser|UCWEB/i;

/** Whether the page has to be left for the provider's own. */
export const leavesThePage = (userAgent: string): boolean => WITHOUT_FRAMES.test(userAgent);
