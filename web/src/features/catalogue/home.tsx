import { useRead } from "../../api/read";
import { rupees } from "../../format/money";
import { LinkButton } from "../../ui/Button";
import { SectionHead } from "../../ui/SectionHead";
import shared from "../../ui/shared.module.css";
import { Empty } from "../../ui/States";
import { CategoryCard } from "./components/CategoryCard";
import { ListFailure } from "./components/ListFailure";
import { LoadingCards } from "./components/LoadingCards";
import { copy } from "./copy";
import styles from "./home.module.css";
import { paths } from "./paths";
import { categoryList } from "./queries";

const ON_HOME = 4;
const SIZES = "(max-width: 1023px) 46vw, 262px";

/** The home page's services: the first four categories in the shop's own order. */
export function Services({ id }: { id: string }) {
  const { data, error, refetch } = useRead(categoryList());
  return (
    <section id={id} className={`${shared.section} ${shared.later}`} aria-label={copy.services}>
      <div className={shared.wrap}>
        <SectionHead title={copy.services}>
          <LinkButton href={paths.products()} look="line">
            {copy.viewAll}
          </LinkButton>
        </SectionHead>
        {error ? (
          <ListFailure failure={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingCards grid={shared.grid4} count={ON_HOME} />
        ) : data.length === 0 ? (
          <Empty as="p" title={copy.noServices} />
        ) : (
          <ul className={`${shared.grid4} ${styles.staggered}`}>
            {data.slice(0, ON_HOME).map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} sizes={SIZES} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The shop's lowest price, for search engines: "from ₹150". */
export function usePriceRange(): string | undefined {
  const { data = [] } = useRead(categoryList());
  const lowest = Math.min(...data.flatMap(({ fromPricePaise }) => fromPricePaise ?? []));
  return Number.isFinite(lowest) ? `from ${rupees(lowest)}` : undefined;
}
