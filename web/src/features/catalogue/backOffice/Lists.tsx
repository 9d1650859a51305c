import { useLocation } from "wouter";
import { ItemList } from "../../../admin/list/ItemList";
import type { RowAct } from "../../../admin/list/ItemRow";
import type { ItemActs } from "../../../admin/list/useItemActs";
import { useItems, usePagedItems } from "../../../admin/list/useItems";
import type { CategoryDetail, ProductDetail, ServiceDetail } from "../../../api/schema";
import * as paths from "./paths";
import * as calls from "./queries";
import { categoryRow, foundProduct, productRow, serviceRow } from "./rows";
import { goesAlong } from "./messages";

const categoryActs: ItemActs<CategoryDetail> = { ...calls.categories.orderedActs, goesAlong };
const serviceActs: ItemActs<ServiceDetail> = { ...calls.services.orderedActs, goesAlong };

const duplicate = ({ id }: ProductDetail) => calls.duplicateProduct(id);
const productActs: ItemActs<ProductDetail> = { ...calls.products.acts, duplicate };
const orderedProductActs: ItemActs<ProductDetail> = { ...calls.products.orderedActs, duplicate };

/** A product without a price cannot be published. */
const unpricedActs: ItemActs<ProductDetail> = calls.products.trash;

const textOfService = ({ serviceName, serviceType }: ServiceDetail): string => `${serviceName} ${serviceType}`;
const textOfProduct = ({ mainTitle, serviceModel }: ProductDetail): string => `${mainTitle} ${serviceModel}`;

/** The edit action: a tap on a row opens its content instead. */
function useEditing<Item extends { id: number }>(addressOf: (id: number) => string): (item: Item) => RowAct[] {
  const [, navigate] = useLocation();
  return ({ id }) => [{ label: "Edit", run: () => navigate(addressOf(id)) }];
}

export function CategoryList() {
  const list = useItems<CategoryDetail>(({ deleted }) => calls.categoryList({ deleted }));
  const more = useEditing<CategoryDetail>(paths.category);
  return (
    <ItemList
      label="Categories"
      list={list}
      row={categoryRow}
      acts={categoryActs}
      more={more}
      empty={{
        title: "No categories yet",
        text: "Categories group your services and products, such as Blouses. They are the first thing visitors see.",
        action: { href: paths.category("new"), label: "Add the first category" },
      }}
    />
  );
}

export function ServiceList({ ctid }: { ctid: number }) {
  const list = useItems<ServiceDetail>(({ deleted }) => calls.serviceList({ parent: ctid, deleted }), textOfService);
  const more = useEditing<ServiceDetail>(paths.service);
  return (
    <ItemList
      label="Services"
      list={list}
      row={serviceRow}
      acts={serviceActs}
      more={more}
      search="Search services"
      empty={{
        title: "No services here yet",
        text: "A service is what you stitch in this category, such as Princess cut.",
        action: { href: paths.newService(ctid), label: "Add the first service" },
      }}
    />
  );
}

export function ProductList({ serviceId }: { serviceId: number }) {
  const list = useItems<ProductDetail>(({ deleted }) => calls.productsOf(serviceId, deleted), textOfProduct);
  return (
    <ItemList
      label="Products"
      list={list}
      row={productRow}
      acts={orderedProductActs}
      search="Search products"
      empty={{
        title: "No products here yet",
        text: "Visitors book products. Each has a photo, a name and a price.",
        action: { href: paths.newProduct(serviceId), label: "Add the first product" },
      }}
    />
  );
}

/** Products that need a price before they can be published, newest first. */
export function UnpricedProducts() {
  const list = usePagedItems<ProductDetail>((wanted) => calls.productList({ ...wanted, unpriced: true }));
  return (
    <ItemList
      label="Products without a price"
      list={list}
      row={foundProduct}
      acts={unpricedActs}
      search="Search products"
      empty={{ title: "All products have a price" }}
    />
  );
}

/** All products, newest first. */
export function EveryProduct() {
  const list = usePagedItems<ProductDetail>(calls.productList, { apart: true });
  return (
    <ItemList
      label="Products"
      list={list}
      row={foundProduct}
      acts={productActs}
      search="Search products"
      empty={{
        title: "No products yet",
        text: "Visitors book products. Each has a photo, a name and a price.",
        action: { href: paths.newProduct(), label: "Add product" },
      }}
    />
  );
}
