import { isNotFound } from "../../../api/problem";
import { useRead } from "../../../api/read";
import { useStatus } from "../../../site/renderContext";
import { idOf, useVisit } from "../../../site/visit";
import { Head } from "../../../site/head/Head";
import { breadcrumbs } from "../../../site/head/jsonLd";
import { useShop } from "../../content/public/useShop";
import { Breadcrumb } from "../../../ui/Breadcrumb";
import { Chips } from "../../../ui/Chips";
import shared from "../../../ui/shared.module.css";
import { choicesOf, named, productsOf } from "../choice";
import { useCategory } from "../components/headStart";
import { ListFailure } from "../components/ListFailure";
import { LoadingCards } from "../components/LoadingCards";
import { ProductGrid } from "../components/ProductGrid";
import { NothingHere } from "../components/NothingHere";
import { copy } from "../copy";
import { paths } from "../paths";
import { productList, serviceList } from "../queries";
import styles from "./ServicesPage.module.css";

/** The number of products named in the page's description. */
const NAMED = 12;

/** The products of a category, filtered by the service in the URL. */
export default function ServicesPage() {
  const { params } = useVisit();
  const ctid = idOf(params["ctid"]);
  const title = params["serviceName"] ?? "";
  return ctid === undefined ? <Unknown title={title} /> : <Products ctid={ctid} title={title} />;
}

function Products({ ctid, title }: { ctid: number; title: string }) {
  const shop = useShop();
  const category = useCategory(ctid);
  const services = useRead(serviceList(ctid));
  const products = useRead(productList(ctid));
  const reads = [category, services, products];
  if (isNotFound(category.error)) return <Unknown title={title} />;

  const failed = reads.find(({ error }) => error)?.error;
  const again = () => reads.forEach(({ error, refetch }) => void (error && refetch()));
  const categoryName = category.data?.categoryName;
  const chosen = services.data && named(services.data, title);
  const chips = category.data && services.data && choicesOf(category.data, services.data, chosen);
  const canonical = chips?.find(({ current }) => current)?.href;
  const shown = services.data && products.data && productsOf(products.data, chosen);

  return (
    <div className={shared.wrap}>
      <Head
        title={title}
        trade={copy.trade}
        description={
          shown?.length ? `${title}: ${shown.slice(0, NAMED).map(({ mainTitle }) => mainTitle).join(", ")}.` : category.data?.description
        }
        canonical={canonical}
        image={chosen?.serviceImage ?? category.data?.categoryImage}
        jsonLd={
          shop && categoryName && canonical
            ? breadcrumbs(shop, [
                { name: copy.services, path: paths.products() },
                { name: categoryName, path: paths.category(ctid) },
                { name: title, path: canonical },
              ])
            : undefined
        }
      />
      <Breadcrumb
        items={[
          { label: copy.services, href: paths.products() },
          ...(categoryName && categoryName !== title ? [{ label: categoryName, href: paths.category(ctid) }] : []),
          { label: title },
        ]}
      />
      <div className={`${shared.page} ${styles.page}`}>
        <h1 className={styles.title}>{title}</h1>
        {failed ? (
          <ListFailure failure={failed} onRetry={again} />
        ) : !shown || !chips ? (
          <LoadingCards grid={shared.grid3} count={6} room={styles.room} />
        ) : (
          <>
            {chips.length > 1 && <Chips label="Services of this category" chips={chips} />}
            {shown.length === 0 ? (
              <div className={styles.list}>
                <NothingHere as="h2" title={copy.noServices} />
              </div>
            ) : (
              <div className={styles.list}>
                <ProductGrid products={shown} coloursOf={() => category.data?.colours} withService={!chosen} />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Unknown({ title }: { title: string }) {
  useStatus(404);
  return (
    <div className={`${shared.wrap} ${shared.page}`}>
      <Head title={title} noindex />
      <NothingHere as="h1" title={copy.noServices} />
    </div>
  );
}
