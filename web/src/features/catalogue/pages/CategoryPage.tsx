import { Redirect } from "wouter";
import { isNotFound } from "../../../api/problem";
import { useRead } from "../../../api/read";
import { useStatus } from "../../../site/renderContext";
import { idOf, useVisit } from "../../../site/visit";
import { Head } from "../../../site/head/Head";
import { breadcrumbs } from "../../../site/head/jsonLd";
import { useShop } from "../../content/public/useShop";
import { Breadcrumb } from "../../../ui/Breadcrumb";
import { Card } from "../../../ui/Card";
import { PriceFrom } from "../../../ui/Price";
import shared from "../../../ui/shared.module.css";
import { CategoryBanner } from "../components/CategoryBanner";
import { useCategory } from "../components/headStart";
import { ListFailure } from "../components/ListFailure";
import { LoadingCards } from "../components/LoadingCards";
import { NothingHere } from "../components/NothingHere";
import { copy } from "../copy";
import { paths } from "../paths";
import { serviceList } from "../queries";
import styles from "./CategoryPage.module.css";

const SIZES = "(max-width: 1023px) 46vw, 262px";

/** The services of one category. Without a category it redirects to all of them. */
export default function CategoryPage() {
  const ctid = idOf(useVisit().search.get("ctid"));
  return ctid === undefined ? <Redirect to={paths.products()} replace /> : <Services key={ctid} ctid={ctid} />;
}

function Services({ ctid }: { ctid: number }) {
  const shop = useShop();
  const category = useCategory(ctid);
  const services = useRead(serviceList(ctid));
  const unknown = isNotFound(category.error);
  useStatus(unknown ? 404 : undefined);

  const failed = !unknown && (category.error ?? services.error);
  const again = () => {
    if (category.error) void category.refetch();
    if (services.error) void services.refetch();
  };
  const name = category.data?.categoryName;
  return (
    <div className={`${shared.wrap} ${styles.page}`}>
      <Head
        title={name ?? (unknown ? copy.serviceNotAvailable : copy.services)}
        trade={copy.trade}
        description={category.data?.description}
        canonical={paths.category(ctid)}
        noindex={unknown}
        image={category.data?.categoryImage}
        jsonLd={
          shop && name
            ? breadcrumbs(shop, [
                { name: copy.services, path: paths.products() },
                { name, path: paths.category(ctid) },
              ])
            : undefined
        }
      />
      <Breadcrumb items={[{ label: copy.services, href: paths.products() }, ...(name ? [{ label: name }] : [])]} />
      {category.data && <CategoryBanner category={category.data} />}
      {unknown ? (
        <NothingHere as="h1" title={copy.serviceNotAvailable} />
      ) : failed ? (
        <ListFailure as={category.data ? "h2" : "h1"} failure={failed} onRetry={again} />
      ) : !services.data || !category.data ? (
        <LoadingCards grid={shared.grid4} count={4} room={category.data ? undefined : styles.room} />
      ) : services.data.length === 0 ? (
        <NothingHere as="h2" title={copy.serviceNotAvailable} />
      ) : (
        <ul className={shared.grid4}>
          {services.data.map((service, place) => (
            <li key={service.id}>
              <Card
                href={paths.services(ctid, service.serviceName)}
                title={service.serviceName}
                level={2}
                image={service.serviceImage}
                colours={category.data.colours}
                price={
                  service.fromPricePaise === undefined ? undefined : <PriceFrom paise={service.fromPricePaise} />
                }
                sizes={SIZES}
                eager={place < 4}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
