const keyOf = (courseId: number): string => `coupon-${courseId}`;

/** The code that was typed for a course in this tab: it outlives the way to the login. */
export function recallCoupon(courseId: number): string {
  try {
    return sessionStorage.getItem(keyOf(courseId)) ?? "";
  } catch {
    return "";
  }
}

export function rememberCoupon(courseId: number, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(courseId), text);
    else sessionStorage.removeItem(keyOf(courseId));
  } catch {
    // Without a store it lives as long as the page.
  }
}
