import type { CategoryDetail, ServiceDetail } from "../../../api/schema";

const hiddenToo = (label: string, published: boolean): string => (published ? label : `${label} (hidden)`);

export const choicesOf = (categories: readonly CategoryDetail[]) =>
  categories.map(({ id, categoryName, published }) => ({ value: String(id), label: hiddenToo(categoryName, published) }));

/** The services of the chosen category. */
export const servicesIn = (services: readonly ServiceDetail[], ctid: string) =>
  services
    .filter((service) => String(service.ctid) === ctid)
    .map(({ id, serviceName, published }) => ({ value: String(id), label: hiddenToo(serviceName, published) }));
