import type { Colours, Product } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { useVisit } from "../../../site/visit";
import { useViewMore, ViewMore } from "../../../ui/ViewMore";
import { ProductCard } from "./ProductCard";
import styles from "./ProductGrid.module.css";

/** Cards per page: full rows of three and of two. */
const PAGE = 24;
const FIRST_ROW = 3;
const SIZES = "(max-width: 1023px) 46vw, 357px";

interface Props {
  products: readonly Product[];
  /** The colours of a product's category. */
  coloursOf: (product: Product) => Colours | undefined;
  /** Shows each product's service. */
  withService: boolean;
}

/** Products, two dozen at first, and 'View more'. */
export function ProductGrid({ products, coloursOf, withService }: Props) {
  const { shown, list, more } = useViewMore({ search: useVisit().search, total: products.length, first: PAGE, step: PAGE });
  return (
    <>
      <ul ref={list} className={classNames(shared.grid3, shared.many, styles.grid)}>
        {products.slice(0, shown).map((product, place) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              colours={coloursOf(product)}
              level={2}
              sizes={SIZES}
              withService={withService}
              eager={place < FIRST_ROW}
              priority={place === 0}
            />
          </li>
        ))}
      </ul>
      <ViewMore {...more} />
    </>
  );
}
