import { tabStorage } from "../../../site/browserStorage";

const keyOf = (courseId: number): string => `coupon-${courseId}`;

/** The code typed for a course in this tab, which survives a login. */
export const recallCoupon = (courseId: number): string => tabStorage.get(keyOf(courseId)) ?? "";

export const rememberCoupon = (courseId: number, text: string): void => tabStorage.set(keyOf(courseId), text);
