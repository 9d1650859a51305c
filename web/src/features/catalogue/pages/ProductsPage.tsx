import { useRef } from "react";
import { useRead } from "../../../api/read";
import { useVisit } from "../../../site/visit";
import { Head } from "../../../site/head/Head";
import { breadcrumbs } from "../../../site/head/jsonLd";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import { LinkButton } from "../../../ui/Button";
import { FilterPanel } from "../../../ui/FilterPanel";
import { Empty } from "../../../ui/States";
import shared from "../../../ui/shared.module.css";
import { CategoryCard } from "../components/CategoryCard";
import { CategoryRail } from "../components/CategoryRail";
import { ListFailure } from "../components/ListFailure";
import { LoadingCards } from "../components/LoadingCards";
import { ProductFilters } from "../components/ProductFilters";
import { SortByPrice } from "../components/SortByPrice";
import { useFilters } from "../components/useFilters";
import { copy } from "../copy";
import { filtered, isNarrowed, queryOf, sorted } from "../filters";
import { paths } from "../paths";
import { categoryList } from "../queries";
import styles from "./ProductsPage.module.css";

const SIZES = "(max-width: 1023px) 46vw, 262px";
const FIRST_ROW = 3;

/** All categories. */
export default function ProductsPage() {
  const { seed } = useVisit();
  const shop = useShop();
  const { data: categories, error, refetch } = useRead(categoryList(seed));
  const { filters, change } = useFilters();
  const countLine = useRef<HTMLParagraphElement>(null);

  const clear = () => {
    change({ price: undefined, courses: false, name: "" });
    countLine.current?.focus();
  };
  const shown = categories && sorted(filtered(categories, filters), filters.sort);
  const count = shown?.length === 1 ? "1 service" : `${shown?.length ?? 0} services`;

  return (
    <div className={`${shared.wrap} ${shared.page}`}>
      <Head
        title={copy.services}
        trade={copy.trade}
        description={categories?.length ? describe(categories.map(({ categoryName }) => categoryName)) : undefined}
        canonical={paths.products()}
        image={categories?.find(({ categoryImage }) => categoryImage.preview)?.categoryImage}
        jsonLd={
          shop &&
          breadcrumbs(shop, [
            { name: shop.businessName, path: "/" },
            { name: copy.services, path: paths.products() },
          ])
        }
      />
      <h1 className={styles.title}>{copy.services}</h1>
      {error ? (
        <ListFailure failure={error} onRetry={() => void refetch()} />
      ) : !categories || !shown ? (
        <LoadingCards grid={`${shared.grid3} ${styles.coming}`} count={6} room={styles.room} />
      ) : categories.length === 0 ? (
        <Empty middle title={copy.noServices} actions={<LinkButton href="/">Go to the home page</LinkButton>} />
      ) : (
        <>
          <CategoryRail categories={categories} />
          <p className={styles.all}>
            <Anchor href={paths.allProducts()} className={shared.stitch}>
              {copy.seeAll}
            </Anchor>
          </p>
          <FilterPanel
            filters={<ProductFilters categories={categories} filters={filters} change={change} />}
            count={count}
            active={isNarrowed(filters)}
            onClear={clear}
            sort={
              <SortByPrice
                action={paths.products()}
                sort={filters.sort}
                query={queryOf(filters)}
                onChange={(sort) => change({ sort })}
              />
            }
          >
            <p ref={countLine} className={styles.count} role="status" tabIndex={-1}>
              <b>{count}</b>
            </p>
            {shown.length === 0 ? (
              <Empty
                as="h2"
                title={copy.noneFound}
                actions={
                  <LinkButton href={paths.products()} replace>
                    {copy.clearFilters}
                  </LinkButton>
                }
              />
            ) : (
              <ul className={shared.grid3}>
                {shown.map((category, place) => (
                  <li key={category.id}>
                    <CategoryCard
                      category={category}
                      level={2}
                      sizes={SIZES}
                      eager={place < FIRST_ROW}
                      priority={place === 0}
                    />
                  </li>
                ))}
              </ul>
            )}
          </FilterPanel>
        </>
      )}
    </div>
  );
}

const describe = (names: string[]): string => `${names.join(", ")}: measured at your door, stitched to order.`;
