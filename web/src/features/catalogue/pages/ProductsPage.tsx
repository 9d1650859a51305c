import { useRead } from "../../../api/read";
import { useVisit } from "../../../site/visit";
import { Head } from "../../../site/head/Head";
import { breadcrumbs } from "../../../site/head/jsonLd";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import { LinkButton } from "../../../ui/Button";
import { SectionHead } from "../../../ui/SectionHead";
import { Empty } from "../../../ui/States";
import shared from "../../../ui/shared.module.css";
import { CategoryFilters } from "../components/CategoryFilters";
import { CategoryCard } from "../components/CategoryCard";
import { CategoryRail } from "../components/CategoryRail";
import { FilteredList } from "../components/FilteredList";
import { ListFailure } from "../components/ListFailure";
import { LoadingCards } from "../components/LoadingCards";
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

  const shown = categories && sorted(filtered(categories, filters), filters.sort);

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
      <SectionHead level={1} title={copy.services}>
        {categories && categories.length > 0 && (
          <p>
            <Anchor href={paths.allProducts()} className={shared.stitch}>
              {copy.seeAll}
            </Anchor>
          </p>
        )}
      </SectionHead>
      {error ? (
        <ListFailure failure={error} onRetry={() => void refetch()} />
      ) : !categories || !shown ? (
        <LoadingCards grid={`${shared.grid3} ${styles.coming}`} count={6} room={styles.room} />
      ) : categories.length === 0 ? (
        <Empty middle title={copy.noServices} actions={<LinkButton href="/">Go to the home page</LinkButton>} />
      ) : (
        <>
          <CategoryRail categories={categories} />
          <FilteredList
            path={paths.products()}
            query={queryOf(filters)}
            sort={filters.sort}
            onSort={(sort) => change({ sort })}
            filters={<CategoryFilters categories={categories} filters={filters} change={change} />}
            active={isNarrowed(filters)}
            onClear={() => change({ price: undefined, courses: false, name: "" })}
            shown={shown.length}
            total={categories.length}
            names={["service", "services"]}
          >
            <ul className={shared.grid3}>
              {shown.map((category, place) => (
                <li key={category.id}>
                  <CategoryCard category={category} level={2} sizes={SIZES} eager={place < FIRST_ROW} priority={place === 0} />
                </li>
              ))}
            </ul>
          </FilteredList>
        </>
      )}
    </div>
  );
}

const describe = (names: string[]): string => `${names.join(", ")}: measured at your door, stitched to order.`;
