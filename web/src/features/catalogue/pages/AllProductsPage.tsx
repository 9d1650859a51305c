import { useRef } from "react";
import { useLocation } from "wouter";
import { useRead } from "../../../api/read";
import { useVisit } from "../../../site/visit";
import { Head } from "../../../site/head/Head";
import { breadcrumbs } from "../../../site/head/jsonLd";
import { useShop } from "../../content/public/useShop";
import { Breadcrumb } from "../../../ui/Breadcrumb";
import { LinkButton } from "../../../ui/Button";
import { FilterPanel } from "../../../ui/FilterPanel";
import { Empty } from "../../../ui/States";
import shared from "../../../ui/shared.module.css";
import { AllProductsFilters } from "../components/AllProductsFilters";
import { ListFailure } from "../components/ListFailure";
import { LoadingCards } from "../components/LoadingCards";
import { ProductGrid } from "../components/ProductGrid";
import { SortByPrice } from "../components/SortByPrice";
import { copy } from "../copy";
import { paths } from "../paths";
import { filteredProducts, productFiltersOf, productQueryOf, sortedProducts, type ProductFilters } from "../productFilters";
import { allProductList, categoryList } from "../queries";
import styles from "./ProductsPage.module.css";

/** The products of all categories. */
export default function AllProductsPage() {
  const shop = useShop();
  const { search } = useVisit();
  const [, navigate] = useLocation();
  const categories = useRead(categoryList());
  const products = useRead(allProductList());
  const countLine = useRef<HTMLParagraphElement>(null);

  const filters = productFiltersOf(search);
  const change = (some: Partial<ProductFilters>) => {
    const query = productQueryOf({ ...filters, ...some });
    navigate(query ? `${paths.allProducts()}?${query}` : paths.allProducts(), { replace: true });
  };
  const clear = () => {
    change({ price: undefined, categories: [] });
    countLine.current?.focus();
  };
  const failed = [categories, products].find(({ error }) => error)?.error;
  const all = products.data;
  const shown = all && sortedProducts(filteredProducts(all, filters), filters.sort);
  const count = shown?.length === 1 ? "1 product" : `${shown?.length ?? 0} products`;
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
          <ListFailure failure={failed} onRetry={() => [categories, products].forEach(({ refetch }) => void refetch())} />
        ) : !shown || !categories.data ? (
          <LoadingCards grid={`${shared.grid3} ${styles.coming}`} count={6} room={styles.room} />
        ) : all?.length === 0 ? (
          <Empty as="h2" middle title={copy.noServices} actions={<LinkButton href={paths.products()}>{copy.backToServices}</LinkButton>} />
        ) : (
          <FilterPanel
            filters={<AllProductsFilters categories={categories.data} products={all ?? []} filters={filters} change={change} />}
            count={count}
            active={filters.price !== undefined || filters.categories.length > 0}
            onClear={clear}
            sort={
              <SortByPrice
                action={paths.allProducts()}
                sort={filters.sort}
                query={productQueryOf(filters)}
                onChange={(sort) => change({ sort })}
              />
            }
          >
            <p ref={countLine} className={styles.count} role="status" tabIndex={-1}>
              <span>
                <b>{count}</b>
                {shown.length !== all?.length && ` of ${all?.length}`}
              </span>
            </p>
            {shown.length === 0 ? (
              <Empty
                as="h2"
                title={copy.noneFound}
                actions={
                  <LinkButton href={paths.allProducts()} replace>
                    {copy.clearFilters}
                  </LinkButton>
                }
              />
            ) : (
              <ProductGrid key={productQueryOf(filters)} products={shown} coloursOf={({ ctid }) => coloursOf.get(ctid)} withService />
            )}
          </FilterPanel>
        )}
      </div>
    </div>
  );
}
