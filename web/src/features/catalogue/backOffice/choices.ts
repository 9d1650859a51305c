import type { AdminGarmentType, CategoryDetail, ServiceDetail } from "../../../api/schema";

const hiddenToo = (label: string, published: boolean): string => (published ? label : `${label} (hidden)`);

export const choicesOf = (categories: readonly CategoryDetail[]) =>
  categories.map(({ id, categoryName, published }) => ({ value: String(id), label: hiddenToo(categoryName, published) }));

/** The services of the chosen category. */
export const servicesIn = (services: readonly ServiceDetail[], ctid: string) =>
  services
    .filter((service) => String(service.ctid) === ctid)
    .map(({ id, serviceName, published }) => ({ value: String(id), label: hiddenToo(serviceName, published) }));

export const isOffered = (types: readonly AdminGarmentType[], type: number): boolean => types.some(({ id }) => id === type);

/** The stored garment type as the form's value: none while it is in the trash, as the server refuses to save it. */
export const garmentTypeOf = (types: readonly AdminGarmentType[], stored: number | undefined): string =>
  stored !== undefined && isOffered(types, stored) ? String(stored) : "";
