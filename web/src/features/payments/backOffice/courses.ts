import type { Course } from "../../../api/schema";

type Named = Pick<Course, "id" | "serviceName">;

/** The name of the course that a coupon is limited to; its number while the course is hidden. */
export function onlyFor(reference: string | undefined, courses: readonly Named[] | undefined): string | undefined {
  if (!reference) return undefined;
  return courses?.find(({ id }) => String(id) === reference)?.serviceName ?? `course no. ${reference}`;
}

/** The courses that a coupon can be limited to, including the current one if it is hidden. */
export function courseChoices(courses: readonly Named[], reference: string) {
  const choices = courses.map(({ id, serviceName }) => ({ value: String(id), label: serviceName }));
  const known = reference === "" || choices.some(({ value }) => value === reference);
  return known ? choices : [...choices, { value: reference, label: `Course no. ${reference} (hidden)` }];
}
