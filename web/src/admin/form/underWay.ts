const counts = new Map<object, number>();
let all = 0;

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Notes how many files of a field have not arrived. While there are any, closing the page asks first. */
export function noteUploads(field: object, count: number): void {
  if (count > 0) counts.set(field, count);
  else counts.delete(field);
  const sum = [...counts.values()].reduce((total, each) => total + each, 0);
  if (sum === all) return;
  if (all === 0) addEventListener("beforeunload", stay);
  if (sum === 0) removeEventListener("beforeunload", stay);
  all = sum;
}

/** How many images have not arrived yet: a form that is saved now would go without them. */
export const imagesUnderWay = (): number => all;
