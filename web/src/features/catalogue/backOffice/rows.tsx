import type { Row } from "../../../admin/list/ItemRow";
import type { CategoryDetail, ProductDetail, ServiceDetail } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { Badge } from "../../../ui/Badge";
import * as paths from "./paths";
import { holds, modelOf } from "./messages";

const deleted = (deletedAt: string | undefined) => (deletedAt === undefined ? {} : { deletedAt });

export const categoryRow = (item: CategoryDetail): Row => ({
  id: item.id,
  title: item.categoryName,
  href: paths.insideCategory(item.id),
  image: item.categoryImage ?? null,
  detail: holds(item),
  hidden: !item.published,
  ...deleted(item.deletedAt),
});

export const serviceRow = (item: ServiceDetail): Row => ({
  id: item.id,
  title: item.serviceName,
  href: paths.insideService(item.id),
  image: item.serviceImage ?? null,
  detail: holds(item),
  badges: item.published && !item.visible && !item.deletedAt && <Badge kind="waiting">Its category is hidden</Badge>,
  hidden: !item.published,
  ...deleted(item.deletedAt),
});

/** A service in search results, with its category. */
export const foundService = (item: ServiceDetail): Row => ({
  ...serviceRow(item),
  detail: `${item.categoryName}. ${holds(item)}`,
});

export const productRow = (item: ProductDetail): Row => {
  const { pricePaise, published, visible, deletedAt } = item;
  const unpriced = pricePaise === undefined;
  const unseen = published && !visible && !deletedAt;
  return {
    id: item.id,
    title: item.mainTitle,
    href: paths.product(item.id),
    image: item.image ?? null,
    // The price first: a long list of names is cut off.
    detail: [!unpriced && rupees(pricePaise), modelOf(item)].filter(Boolean).join(", "),
    badges: (unpriced || unseen) && (
      <>
        {unpriced && <Badge kind="waiting">No price yet</Badge>}
        {unseen && <Badge kind="waiting">Its category or service is hidden</Badge>}
      </>
    ),
    hidden: !published,
    ...deleted(deletedAt),
  };
};

/** A product in search results, with its category and service. */
export const foundProduct = (item: ProductDetail): Row => {
  const row = productRow(item);
  return { ...row, detail: [row.detail, item.categoryName, item.serviceName].filter(Boolean).join(", ") };
};
