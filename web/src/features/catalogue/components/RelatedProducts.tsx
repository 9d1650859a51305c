import type { Category, Product } from "../../../api/schema";
import { SectionHead } from "../../../ui/SectionHead";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { ProductCard } from "./ProductCard";

const SIZES = "(max-width: 1023px) 46vw, 262px";

/** Products that go well with one: a row of four. */
export function RelatedProducts({ products, categories }: { products: readonly Product[]; categories: readonly Category[] | undefined }) {
  if (products.length === 0) return null;
  return (
    <section className={`${shared.section} ${shared.later}`}>
      <div className={shared.wrap}>
        <SectionHead title={copy.related} />
        <ul className={shared.grid4}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                colours={categories?.find(({ ctid }) => ctid === product.ctid)?.colours}
                level={3}
                sizes={SIZES}
                withService
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
