import type { CategoryDetail, ProductDetail, ServiceDetail } from "../../../api/schema";
import { count } from "../../../format/money";

const some = (number: number, one: string, many: string): string => `${count(number)} ${number === 1 ? one : many}`;

export const services = (number: number): string => some(number, "service", "services");
export const products = (number: number): string => some(number, "product", "products");

type Holding = Partial<Pick<CategoryDetail, "serviceCount">> & Pick<ServiceDetail, "productCount">;

const parts = ({ serviceCount = 0, productCount }: Holding): string[] => [
  ...(serviceCount > 0 ? [services(serviceCount)] : []),
  ...(productCount > 0 ? [products(productCount)] : []),
];

/** The content of a category or service: "4 services, 38 products". */
export const holds = (detail: Holding): string => parts(detail).join(", ") || "Empty";

/** What is moved to the trash with it: "4 services and 38 products". Undefined when it is empty. */
export const goesAlong = (detail: Holding): string | undefined => parts(detail).join(" and ") || undefined;

/** The model of a product, if it differs from its name. */
export const modelOf = ({ mainTitle, serviceModel }: Pick<ProductDetail, "mainTitle" | "serviceModel">): string | undefined =>
  serviceModel === mainTitle ? undefined : serviceModel;

/** The default model: the product's name. A longer one ends with its last whole word that fits. */
export function modelNamed(mainTitle: string, most: number): string {
  const letters = [...mainTitle.trim()];
  if (letters.length <= most) return letters.join("");
  const cut = letters.slice(0, most).join("");
  const words = cut.lastIndexOf(" ") > 0 ? cut.slice(0, cut.lastIndexOf(" ")) : [...cut].slice(0, -1).join("");
  return `${words.replace(/[\s,;:.-]+$/, "")}…`;
}
