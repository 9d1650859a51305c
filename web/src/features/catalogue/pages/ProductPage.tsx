import { useState } from "react";
import { idOf, useVisit } from "../../../site/visit";
import type { Product } from "../../../api/schema";
import { paragraphsOf, summaryOf } from "../../../format/text";
import { Head } from "../../../site/head/Head";
import { breadcrumbs, offerOf } from "../../../site/head/jsonLd";
import { links } from "../../../links";
import { ChatAbout } from "../../content/public/ChatAbout";
import { useShop } from "../../content/public/useShop";
import { Breadcrumb } from "../../../ui/Breadcrumb";
import { LinkButton } from "../../../ui/Button";
import { LazyPart } from "../../../ui/LazyPart";
import { Price } from "../../../ui/Price";
import { ShareButton } from "../../../ui/ShareButton";
import { Stars } from "../../../ui/Stars";
import { Loading, Skeleton } from "../../../ui/States";
import shared from "../../../ui/shared.module.css";
import { HowItWorks } from "../components/HowItWorks";
import { ProductChoices } from "../components/ProductChoices";
import { ProductFailure } from "../components/ProductFailure";
import { LinkedCourse } from "../components/LinkedCourse";
import { ProductFacts } from "../components/ProductFacts";
import { ProductImages } from "../components/ProductImages";
import { ProductIncluded } from "../components/ProductIncluded";
import { ProductReviews, REVIEWS } from "../components/ProductReviews";
import { RelatedProducts } from "../components/RelatedProducts";
import { OwnReviewSlot } from "../review/OwnReviewSlot";
import { useCategoryOf, useProduct } from "../components/headStart";
import { useRead } from "../../../api/read";
import { isFrom, startingPrice } from "../startingPrice";
import { categoryList, choiceGroupList, productExtras } from "../queries";
import { copy } from "../copy";
import { paths } from "../paths";
import styles from "./ProductPage.later.module.css";

const SIZES = "(max-width: 768px) 100vw, (max-width: 1279px) 54vw, 600px";

/** The page of one product. */
export default function ProductPage() {
  const id = idOf(useVisit().params["id"]);
  return id === undefined ? <ProductFailure /> : <OneProduct key={id} id={id} />;
}

function OneProduct({ id }: { id: number }) {
  const { data: product, error, refetch } = useProduct(id);
  if (error) return <ProductFailure failure={error} onRetry={() => void refetch()} />;
  if (product) return <Details product={product} />;
  return (
    <Loading text={copy.loadingProduct} className={`${shared.wrap} ${styles.product}`}>
      <Skeleton ratio="4/5" lines={0} />
      <Skeleton lines={6} />
    </Loading>
  );
}

const loadRecent = () => import("../recent/RecentlyViewed");
const leaveOut = () => undefined;

function Details({ product }: { product: Product }) {
  const shop = useShop();
  const category = useCategoryOf(product);
  const { data: categories } = useRead(categoryList());
  const { data: choices = [] } = useRead(choiceGroupList(product.id));
  const { data: extras } = useRead(productExtras(product.id));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { id, ctid, serviceName, serviceModel, serviceType, mainTitle, mainDescription, pricePaise, image } = product;
  const path = paths.product(id);
  const trail = [
    { label: copy.services, href: paths.products() },
    ...(category ? [{ label: category.categoryName, href: paths.category(ctid) }] : []),
    { label: serviceName, href: paths.services(ctid, serviceName) },
  ];
  const description = summaryOf(mainDescription);
  const price = (large: boolean) => (
    <>
      {isFrom(choices, chosen) && <small className={styles.from}>{copy.from}</small>}
      <Price paise={startingPrice(pricePaise, choices, chosen)} large={large} />
    </>
  );
  const included = extras && <ProductIncluded {...extras} />;
  const book = (
    <LinkButton href={links.book(id, undefined, chosen)} className={styles.book}>
      {copy.book}
    </LinkButton>
  );
  return (
    <>
      <Head
        title={mainTitle}
        trade={copy.trade}
        card={{ name: mainTitle, pricePaise: startingPrice(pricePaise, choices), from: isFrom(choices) }}
        description={description}
        canonical={path}
        image={image}
        kind="product"
        jsonLd={
          shop && [
            offerOf(shop, { type: "Product", name: mainTitle, description, image, more: extras?.images, rating: extras?.rating, reviews: extras?.reviews, pricePaise, path }),
            breadcrumbs(shop, [
              ...trail.map(({ label, href }) => ({ name: label, path: href })),
              { name: mainTitle, path },
            ]),
          ]
        }
      />
      <div className={shared.wrap}>
        <div className={styles.trail}>
          <Breadcrumb items={[...trail, { label: mainTitle }]} />
        </div>
        <div className={styles.product}>
          <div>
            <ProductImages product={product} more={extras?.images} colours={category?.colours} options={chosen} sizes={SIZES} />
            <div className={styles.beside}>{included}</div>
          </div>
          <div className={styles.facts}>
            <p className={shared.muted}>{serviceType}</p>
            <h1 className={styles.title}>{mainTitle}</h1>
            {serviceModel !== mainTitle && <p className={shared.muted}>{serviceModel}</p>}
            {extras?.rating && (
              <p className={styles.rating}>
                <Stars average={extras.rating.average} />
                <a href={`#${REVIEWS}`} className={shared.stitch}>
                  {copy.reviews(extras.rating.count)}
                </a>
              </p>
            )}
            <div className={styles.price}>{price(true)}</div>
            <div className={`${shared.text} ${styles.text}`}>
              {paragraphsOf(mainDescription).map((paragraph, place) => (
                <p key={place}>{paragraph}</p>
              ))}
            </div>
            <ProductFacts product={product} extras={extras} />
            <ProductChoices pricePaise={pricePaise} groups={choices} chosen={chosen} onChange={setChosen} />
            <div className={styles.actions}>
              {book}
              <ShareButton path={paths.sharedProduct(id)} title={mainTitle} what="product" />
            </div>
            <p className={styles.terms}>
              <b>{copy.advance}</b> {copy.noRefund}
            </p>
            <ChatAbout name={mainTitle} path={path} label={copy.chat} />
            <div className={styles.below}>{included}</div>
          </div>
        </div>
      </div>
      {extras && <ProductReviews {...extras} />}
      <OwnReviewSlot product={id} />
      {extras && <RelatedProducts products={extras.related} categories={categories} />}
      {extras?.course && <LinkedCourse course={extras.course} />}
      <HowItWorks days={product.readyDays} />
      <LazyPart load={loadRecent} given={{ product: id }} onFailure={leaveOut} />
      <section className={styles.sticky} aria-label="Price" data-bar="">
        <p>{price(false)}</p>
        {book}
      </section>
    </>
  );
}
