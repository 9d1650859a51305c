import type { FormEvent } from "react";
import type { CourseDetails } from "../../../api/schema";
import { links } from "../../../links";
import { Button, LinkButton } from "../../../ui/Button";
import { copy } from "../copy";
import { paths } from "../paths";
import type { Dealing } from "./useDeal";

/**
 * A form, so that it leads to the log-in even before the page's script is there. Whose course it is finds the way to
 * the player in its place.
 */
export function Enroll({ course, deal, enroll }: Dealing) {
  if (deal.owned) {
    return (
      <LinkButton href={paths.watch(course.id)} wide>
        {copy.watch}
      </LinkButton>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!deal.busy && !deal.awaited) enroll();
  };
  return (
    <form action={links.login()} onSubmit={submit}>
      <ComeBack course={course} />
      <Button type="submit" wide busy={deal.busy || deal.awaited}>
        {copy.enroll}
      </Button>
    </form>
  );
}

export const ComeBack = ({ course }: { course: CourseDetails }) => (
  <input type="hidden" name="next" value={paths.course(course.id)} />
);
