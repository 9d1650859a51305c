import { useLocation } from "wouter";
import { useRead } from "../../../api/read";
import type { Category } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { useVisit } from "../../../site/visit";
import { Head } from "../../../site/head/Head";
import { breadcrumbs } from "../../../site/head/jsonLd";
import { useShop } from "../../content/public/useShop";
import { Breadcrumb } from "../../../ui/Breadcrumb";
import { LinkButton } from "../../../ui/Button";
import { Empty } from "../../../ui/States";
import shared from "../../../ui/shared.module.css";
import { FilteredList } from "../components/FilteredList";
import { ListFailure } from "../components/ListFailure";
import { LoadingCards } from "../components/LoadingCards";
import { ProductFilters } from "../components/ProductFilters";
import { ProductGrid } from "../components/ProductGrid";
import { copy } from "../copy";
import { paths } from "../paths";
import {
  filteredProducts,
  isFiltered,
  NO_FILTERS,
  productFiltersOf,
  productQueryOf,
  sortedProducts,
  type Group,
  type ProductFilters as Filters,
} from "../productFilters";
import { allProductList, categoryList, tagList } from "../queries";
import styles from "./ProductsPage.module.css";

/** The products of all categories. */
export default function AllProductsPage() {
  const shop = useShop();
  const { search } = useVisit();
  const [, navigate] = useLocation();
  const categories = useRead(categoryList());
  const products = useRead(allProductList());
  const tags = useRead(tagList());

  const filters = productFiltersOf(search);
  const change = (some: Partial<Filters>) => {
    const query = productQueryOf({ ...filters, ...some });
    navigate(query ? `${paths.allProducts()}?${query}` : paths.allProducts(), { replace: true });
  };
  const reads = [categories, products, tags];
  const failed = reads.find(({ error }) => error)?.error;
  const all = products.data;
  const shown = all && sortedProducts(filteredProducts(all, filters), filters.sort);
  const coloursOf = new Map(categories.data?.map(({ ctid, colours }) => [ctid, colours]));

  return (
    <div className={shared.wrap}>
      <Head
        title={copy.allProducts}
        trade={copy.trade}
        description={copy.allProductsLede}
        canonical={paths.allProducts()}
        image={all?.[0]?.image}
        jsonLd={
          shop &&
          breadcrumbs(shop, [
            { name: copy.services, path: paths.products() },
            { name: copy.allProducts, path: paths.allProducts() },
          ])
        }
      />
      <Breadcrumb items={[{ label: copy.services, href: paths.products() }, { label: copy.allProducts }]} />
      <div className={`${shared.page} ${styles.below}`}>
        <h1>{copy.allProducts}</h1>
        <p className={`${shared.muted} ${styles.lede}`}>{copy.allProductsLede}</p>
        {failed ? (
          <ListFailure failure={failed} onRetry={() => reads.forEach(({ refetch }) => void refetch())} />
        ) : !all || !shown || !categories.data || !tags.data ? (
          <LoadingCards grid={`${shared.grid3} ${styles.coming}`} count={6} room={styles.room} />
        ) : all.length === 0 ? (
          <Empty as="h2" middle title={copy.noServices} actions={<LinkButton href={paths.products()}>{copy.backToServices}</LinkButton>} />
        ) : (
          <FilteredList
            path={paths.allProducts()}
            query={productQueryOf(filters)}
            sort={filters.sort}
            onSort={(sort) => change({ sort })}
            filters={<ProductFilters categories={categories.data} tags={tags.data} products={all} filters={filters} change={change} />}
            active={isFiltered(filters)}
            onClear={() => change(NO_FILTERS)}
            chosen={chosenIn(filters, categories.data, change)}
            shown={shown.length}
            total={all.length}
            names={["product", "products"]}
          >
            <ProductGrid key={productQueryOf(filters)} products={shown} coloursOf={({ ctid }) => coloursOf.get(ctid)} withService />
          </FilteredList>
        )}
      </div>
    </div>
  );
}

/** The chosen values, in the order of the filters. */
function chosenIn(filters: Filters, categories: readonly Category[], change: (some: Partial<Filters>) => void) {
  const { from, to } = filters;
  const of = <Value extends string | number>(group: Group, chosen: readonly Value[], labelOf: (value: Value) => string | undefined) =>
    chosen.flatMap((value) => {
      const label = labelOf(value);
      return label === undefined ? [] : [{ label, onRemove: () => change({ [group]: chosen.filter((one) => one !== value) }) }];
    });
  const nameOf = (id: number) => categories.find(({ ctid }) => ctid === id)?.categoryName;
  return [
    ...(from !== undefined || to !== undefined
      ? [{ label: copy.priceRange(from === undefined ? undefined : rupees(from * 100), to === undefined ? undefined : rupees(to * 100)), onRemove: () => change({ from: undefined, to: undefined }) }]
      : []),
    ...of("categories", filters.categories, nameOf),
    ...of("occasions", filters.occasions, String),
    ...of("fabrics", filters.fabrics, String),
  ];
}
