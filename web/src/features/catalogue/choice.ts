import type { Product, Service } from "../../api/schema";
import { paths } from "./paths";

/** What the chips of a category offer: the whole of it, and each of its services. */
export interface Choice {
  label: string;
  href: string;
  current: boolean;
}

const allOf = (categoryName: string): string => `All ${categoryName}`;

/**
 * The service that an address names. A name that is none of the category's means all of it: addresses of the
 * older site carried any name, and the list was the category's.
 */
export function named<One extends Pick<Service, "serviceName">>(
  services: readonly One[],
  serviceName: string,
): One | undefined {
  const wanted = serviceName.trim().toLowerCase();
  return services.find((service) => service.serviceName.toLowerCase() === wanted);
}

export function choicesOf(
  category: { ctid: number; categoryName: string },
  services: readonly Pick<Service, "id" | "serviceName">[],
  chosen: Pick<Service, "id"> | undefined,
): Choice[] {
  const { ctid, categoryName } = category;
  return [
    { label: "All", href: paths.services(ctid, allOf(categoryName)), current: chosen === undefined },
    ...services.map(({ id, serviceName }) => ({
      label: serviceName,
      href: paths.services(ctid, serviceName),
      current: id === chosen?.id,
    })),
  ];
}

export function productsOf<One extends Pick<Product, "serviceId">>(
  products: readonly One[],
  chosen: Pick<Service, "id"> | undefined,
): One[] {
  return products.filter(({ serviceId }) => chosen === undefined || serviceId === chosen.id);
}
