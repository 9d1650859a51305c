import type { Product } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { summaryOf } from "../../../format/text";
import { Head } from "../../../site/head/Head";
import { offerOf } from "../../../site/head/jsonLd";
import { links } from "../../../links";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import { LinkButton } from "../../../ui/Button";
import { Price } from "../../../ui/Price";
import { ShareButton } from "../../../ui/ShareButton";
import { Loading, Skeleton } from "../../../ui/States";
import shared from "../../../ui/shared.module.css";
import { ProductFailure } from "../components/ProductFailure";
import { ProductImages } from "../components/ProductImages";
import { useCategoryOf, useProduct } from "../components/headStart";
import { copy } from "../copy";
import { paths } from "../paths";
import styles from "./SharedProductPage.later.module.css";

const SIZES = "(max-width: 768px) 100vw, 480px";

/** The page of a shared product link. */
export default function SharedProductPage() {
  const id = idOf(useVisit().params["productId"]);
  return id === undefined ? <ProductFailure /> : <OneProduct key={id} id={id} />;
}

function OneProduct({ id }: { id: number }) {
  const { data: product, error, refetch } = useProduct(id);
  if (error) return <ProductFailure failure={error} onRetry={() => void refetch()} />;
  if (product) return <SharedProduct product={product} />;
  return (
    <Loading text={copy.loadingProduct} className={`${shared.wrap} ${styles.page}`}>
      <Skeleton ratio="4/5" lines={3} />
    </Loading>
  );
}

function SharedProduct({ product }: { product: Product }) {
  const shop = useShop();
  const category = useCategoryOf(product);
  const { id, serviceType, serviceName, mainTitle, mainDescription, pricePaise, image } = product;
  const description = summaryOf(mainDescription);
  const path = paths.product(id);
  return (
    <>
      <Head
        title={`${serviceType} by ${serviceName}`}
        titleAlone
        card={{ name: mainTitle, pricePaise }}
        description={description}
        canonical={path}
        image={image}
        kind="product"
        jsonLd={
          shop && offerOf(shop, { type: "Product", name: mainTitle, description, image, pricePaise, path })
        }
      />
      <div className={`${shared.wrap} ${styles.page}`}>
        <ProductImages product={product} colours={category?.colours} sizes={SIZES} />
        <div className={styles.head}>
          <div>
            <p className={shared.muted}>{serviceType}</p>
            <h1>{mainTitle}</h1>
          </div>
          <ShareButton path={paths.sharedProduct(id)} title={mainTitle} what="product" />
        </div>
        <div className={styles.price}>
          <Price paise={pricePaise} large />
        </div>
        <div className={shared.row}>
          <LinkButton href={links.book(id)}>{copy.book}</LinkButton>
          <Anchor href={path} className={shared.stitch}>
            View details
          </Anchor>
        </div>
      </div>
    </>
  );
}
