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
      title: "Your first category",
      hint: "Such as Blouses or Kurtis. One image and one sentence are enough.",
      done: categories.length > 0,
      href: paths.category("new"),
      action: "Add category",
    },
    {
      id: "catalogue.service",
      place: 21,
      title: "Your first service",
      hint: "What you stitch in it, such as Princess cut.",
      done: total("serviceCount") > 0,
      href: paths.newService(first?.id),
      action: "Add service",
    },
    {
      id: "catalogue.product",
      place: 22,
      title: "Your first product, with a photo and a price",
      hint: "Visitors book products.",
      done: total("productCount") > 0,
      href: paths.newProduct(),
      action: "Add product",
    },
  ];
}
