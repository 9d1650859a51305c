import type { Course } from "../../../api/schema";

type Named = Pick<Course, "id" | "serviceName">;

/** The course that a coupon is kept to; by its number while it is not in the shop. */
export function onlyFor(reference: string | undefined, courses: readonly Named[] | undefined): string | undefined {
  if (!reference) return undefined;
  return courses?.find(({ id }) => String(id) === reference)?.serviceName ?? `course no. ${reference}`;
}

/** What a coupon can be kept to. One that is kept to a hidden course stays so. */
export function courseChoices(courses: readonly Named[], reference: string) {
  const choices = courses.map(({ id, serviceName }) => ({ value: String(id), label: serviceName }));
  const known = reference === "" || choices.some(({ value }) => value === reference);
  return known ? choices : [...choices, { value: reference, label: `Course no. ${reference} (hidden)` }];
}
