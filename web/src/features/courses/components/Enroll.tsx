import type { FormEvent } from "react";
import type { CourseDetails } from "../../../api/schema";
import { PaymentSoon, usePaymentsClosed } from "../../payments/public/PaymentNotice";
import { links } from "../../../links";
import { Button, LinkButton } from "../../../ui/Button";
import { copy } from "../copy";
import { paths } from "../paths";
import type { Dealing } from "./useDeal";

/**
 * A form, so that it leads to the login even before the script has loaded. A customer who owns the course sees a link
 * to the player instead, and in the last days of access a renewal.
 */
export function Enroll({ course, deal, enroll }: Dealing) {
  const { owned } = deal;
  const soon = useSoon(course);
  if (owned && !owned.renewal) return <Watch course={course} />;
  if (soon) return <PaymentSoon of="course" />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!deal.busy && !deal.awaited) enroll();
  };
  return (
    <form action={links.login()} onSubmit={submit}>
      <ComeBack course={course} />
      <Button type="submit" wide busy={deal.busy || deal.awaited}>
        {owned ? copy.renew : copy.enroll}
      </Button>
    </form>
  );
}

export const Watch = ({ course, look }: { course: CourseDetails; look?: "line" }) => (
  <LinkButton href={paths.watch(course.id)} look={look} wide>
    {copy.watch}
  </LinkButton>
);
/** Whether the course cannot be bought online yet. Free courses are always available. */
export const useSoon = ({ pricePaise }: CourseDetails): boolean => usePaymentsClosed() && pricePaise > 0;

export const ComeBack = ({ course }: { course: CourseDetails }) => (
  <input type="hidden" name="next" value={paths.course(course.id)} />
);
