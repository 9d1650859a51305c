import type { SetupStep } from "../../../site/adminPart";
import { useFresh } from "../../../admin/useFresh";
import * as paths from "./paths";
import { categoryList } from "./queries";

/** The setup steps of the catalogue, which customers need to book. */
export function useSetup(): SetupStep[] {
  const { data: categories } = useFresh(categoryList());
  if (!categories) return [];
  const total = (of: "serviceCount" | "productCount"): number =>
    categories.reduce((sum, category) => sum + category[of], 0);
  const first = categories[0];
  return [
    {
      id: "catalogue.category",
      place: 20,
      title: "First category",
      hint: first ? first.categoryName : "Such as Blouses or Kurtis",
      minutes: 2,
      takes: ["A name, such as “Blouses”", "One sentence about it", "A photo from this phone"],
      done: categories.length > 0,
      href: paths.category("new"),
      action: "Add category",
    },
    {
      id: "catalogue.service",
      place: 21,
      title: "First service",
      hint: total("serviceCount") > 0 ? "In the shop" : "What you stitch in it, such as Princess cut",
      minutes: 1,
      takes: ["A name, such as “Princess cut”", "A photo from this phone"],
      done: total("serviceCount") > 0,
      href: paths.newService(first?.id),
      action: "Add service",
    },
    {
      id: "catalogue.product",
      place: 22,
      title: "First product",
      hint: total("productCount") > 0 ? "In the shop" : "What customers book, with its price",
      minutes: 3,
      takes: ["A name, such as “Blouse, lined”", "A price", "A photo from this phone"],
      done: total("productCount") > 0,
      href: paths.newProduct(),
      action: "Add product",
    },
  ];
}
