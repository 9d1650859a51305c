import type { CourseDetails } from "../../../api/schema";
import { usePayment } from "../../payments/public/usePayment";
import { messages } from "./messages";

/** Pays for a course. `refresh` reads the customer's courses again. */
export function useEnrolling(course: CourseDetails, refresh: () => Promise<unknown>) {
  const payment = usePayment("course", String(course.id), messages, refresh);
  const pay = (coupon: string | undefined) => payment.pay({ coupon, title: messages.title(course.serviceModel) });
  return { ...payment, pay };
}
