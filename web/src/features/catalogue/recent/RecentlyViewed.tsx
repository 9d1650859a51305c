import { useEffect, useState } from "react";
import { useRead } from "../../../api/read";
import { SectionHead } from "../../../ui/SectionHead";
import { Card } from "../../../ui/Card";
import { Price } from "../../../ui/Price";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { paths } from "../paths";
import { allProductList, categoryList } from "../queries";
import styles from "./RecentlyViewed.later.module.css";
import { noteViewed, recentProducts } from "./recentProducts";

/** The products that were viewed in this browser before this one. */
export default function RecentlyViewed({ product }: { product: number }) {
  const ids = recentProducts.useIds().filter((id) => id !== product);
  useEffect(() => noteViewed(product), [product]);
  return ids.length > 0 ? <Cards ids={ids} product={product} /> : null;
}

function Cards({ ids, product }: { ids: readonly number[]; product: number }) {
  const { data: products } = useRead(allProductList());
  const { data: categories } = useRead(categoryList());
  const [cleared, setCleared] = useState(false);
  const viewed = ids.flatMap((id) => products?.find((one) => one.id === id) ?? []);
  if (viewed.length === 0 || cleared) return null;
  const clear = () => {
    recentProducts.set([product]);
    setCleared(true);
  };
  return (
    <section className={`${shared.wrap} ${styles.recent}`}>
      <SectionHead title={copy.recentlyViewed}>
        <button type="button" className={shared.stitch} onClick={clear}>
          {copy.clear}
        </button>
      </SectionHead>
      <ul className={styles.cards}>
        {viewed.map(({ id, ctid, mainTitle, pricePaise, image }) => (
          <li key={id}>
            <Card
              href={paths.product(id)}
              title={mainTitle}
              price={<Price paise={pricePaise} />}
              image={image}
              colours={categories?.find((category) => category.ctid === ctid)?.colours}
              sizes="(max-width: 768px) 132px, 180px"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
