import { ItemList } from "../../../admin/list/ItemList";
import { useItems, usePagedItems } from "../../../admin/list/useItems";
import { Panel, Waiting } from "../../../admin/Screen";
import type { CategoryDetail, ProductDetail, ServiceDetail } from "../../../api/schema";
import { Empty } from "../../../ui/States";
import styles from "./Catalogue.later.module.css";
import * as calls from "./queries";
import { categoryRow, foundProduct, foundService } from "./rows";

const NONE = { title: "" };

/** Search results across categories, services and products. */
export function Found({ q }: { q: string }) {
  const categories = useItems<CategoryDetail>(() => calls.categoryList({ q }));
  const services = useItems<ServiceDetail>(() => calls.serviceList({ q }));
  const products = usePagedItems<ProductDetail>(({ before }) => calls.productList({ q, before }));
  const all = [categories, services, products];
  const failed = all.find(({ failure }) => failure !== null);
  if (all.some(({ items }) => items === undefined))
    return <Waiting failure={failed?.failure ?? null} onRetry={() => all.forEach(({ retry }) => retry())} />;
  if (all.every(({ items }) => items?.length === 0)) {
    return (
      <Panel>
        <Empty title={`Nothing found for “${q}”`} middle>
          <p>Search by part of a name. Deleted items are in the trash.</p>
        </Empty>
      </Panel>
    );
  }
  return (
    <>
      {categories.items && categories.items.length > 0 && (
        <>
          <h2 className={styles.heading}>Categories</h2>
          <ItemList label="Categories" list={categories} row={categoryRow} empty={NONE} />
        </>
      )}
      {services.items && services.items.length > 0 && (
        <>
          <h2 className={styles.heading}>Services</h2>
          <ItemList label="Services" list={services} row={foundService} empty={NONE} />
        </>
      )}
      {products.items && products.items.length > 0 && (
        <>
          <h2 className={styles.heading}>Products</h2>
          <ItemList label="Products" list={products} row={foundProduct} empty={NONE} />
        </>
      )}
    </>
  );
}
