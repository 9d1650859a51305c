import { memo } from "react";
import type { Colours, Product } from "../../../api/schema";
import { Card } from "../../../ui/Card";
import { Price } from "../../../ui/Price";
import { copy } from "../copy";
import { paths } from "../paths";
import { FavouriteButton } from "../favourites/FavouriteButton";
import styles from "./ProductCard.module.css";

interface Props {
  product: Product;
  colours: Colours | undefined;
  level: 2 | 3;
  sizes: string;
  /** Shows the product's service. */
  withService: boolean;
  /** In the first row of a page. */
  eager?: boolean;
  /** The first image of a page. */
  priority?: boolean;
}

/** A product in a list. Memoised, so that a growing list renders only its new cards. */
export const ProductCard = memo(function ProductCard({ product, withService, ...look }: Props) {
  const { id, serviceName, serviceModel, mainTitle, pricePaise, readyDays, image } = product;
  return (
    <Card
      href={paths.product(id)}
      type={withService ? serviceName : undefined}
      title={mainTitle}
      line={serviceModel === mainTitle ? undefined : serviceModel}
      price={
        <span className={styles.price}>
          <Price paise={pricePaise} />
          {readyDays !== undefined && <small>{copy.days(readyDays)}</small>}
        </span>
      }
      image={image}
      over={<FavouriteButton product={id} name={mainTitle} />}
      {...look}
    />
  );
});
