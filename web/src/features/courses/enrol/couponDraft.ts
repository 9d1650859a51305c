import { tabStorage } from "../../../site/browserStorage";

const keyOf = (courseId: number): string => `coupon-${courseId}`;

/** The code that was typed for a course in this tab: it outlives the way to the login. */
export const recallCoupon = (courseId: number): string => tabStorage.get(keyOf(courseId)) ?? "";

export const rememberCoupon = (courseId: number, text: string): void => tabStorage.set(keyOf(courseId), text);
