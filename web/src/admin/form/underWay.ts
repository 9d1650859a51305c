const counts = new Map<object, number>();
let all = 0;

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Sets a field's number of pending uploads. While there are any, closing the page asks for confirmation. */
export function noteUploads(field: object, count: number): void {
  if (count > 0) counts.set(field, count);
  else counts.delete(field);
  const sum = [...counts.values()].reduce((total, each) => total + each, 0);
  if (sum === all) return;
  if (all === 0) addEventListener("beforeunload", stay);
  if (sum === 0) removeEventListener("beforeunload", stay);
  all = sum;
}

/** The number of pending uploads: a form saved now would not include them. */
export const imagesUnderWay = (): number => all;
