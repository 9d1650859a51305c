import type { Product, Service } from "../../api/schema";
import { paths } from "./paths";

/** A chip of a category: all of it, or one of its services. */
export interface Choice {
  label: string;
  href: string;
  current: boolean;
}

const allOf = (categoryName: string): string => `All ${categoryName}`;

/**
 * The service that a URL names. An unknown name means the whole category: URLs of the
 * previous site contained any name and listed the category.
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
