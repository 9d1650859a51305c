import type { Row } from "../../../admin/list/ItemRow";
import type { CategorySheet, ProductSheet, ServiceSheet } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { Badge } from "../../../ui/Badge";
import * as paths from "./paths";
import { holds, modelOf } from "./words";

const deleted = (deletedAt: string | undefined) => (deletedAt === undefined ? {} : { deletedAt });

export const categoryRow = (sheet: CategorySheet): Row => ({
  id: sheet.id,
  title: sheet.categoryName,
  href: paths.insideCategory(sheet.id),
  picture: sheet.categoryImage ?? null,
  detail: holds(sheet),
  hidden: !sheet.published,
  ...deleted(sheet.deletedAt),
});

export const serviceRow = (sheet: ServiceSheet): Row => ({
  id: sheet.id,
  title: sheet.serviceName,
  href: paths.insideService(sheet.id),
  picture: sheet.serviceImage ?? null,
  detail: holds(sheet),
  badges: sheet.published && !sheet.visible && !sheet.deletedAt && <Badge kind="waiting">Its category is hidden</Badge>,
  hidden: !sheet.published,
  ...deleted(sheet.deletedAt),
});

/** A service found from anywhere: it says where it is. */
export const foundService = (sheet: ServiceSheet): Row => ({
  ...serviceRow(sheet),
  detail: `${sheet.categoryName}. ${holds(sheet)}`,
});

export const productRow = (sheet: ProductSheet): Row => {
  const { pricePaise, published, visible, deletedAt } = sheet;
  const unpriced = pricePaise === undefined;
  const unseen = published && !visible && !deletedAt;
  return {
    id: sheet.id,
    title: sheet.mainTitle,
    href: paths.product(sheet.id),
    picture: sheet.image ?? null,
    detail: [modelOf(sheet), !unpriced && rupees(pricePaise)].filter(Boolean).join(", "),
    badges: (unpriced || unseen) && (
      <>
        {unpriced && <Badge kind="waiting">No price yet</Badge>}
        {unseen && <Badge kind="waiting">What it belongs to is hidden</Badge>}
      </>
    ),
    hidden: !published,
    ...deleted(deletedAt),
  };
};

/** A product found from anywhere: it says where it is. */
export const foundProduct = (sheet: ProductSheet): Row => {
  const row = productRow(sheet);
  const place = `${sheet.categoryName}, ${sheet.serviceName}`;
  return { ...row, detail: row.detail ? `${place}. ${String(row.detail)}` : place };
};
