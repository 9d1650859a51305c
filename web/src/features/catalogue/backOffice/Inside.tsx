import { Gone } from "../../../admin/form/Gone";
import { Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { paths as site } from "../paths";
import styles from "./Catalogue.later.module.css";
import { ProductList, ServiceList } from "./Lists";
import * as paths from "./paths";
import { categoryView, serviceView } from "./queries";

const TO_CATALOGUE = { href: paths.catalogue, label: "Back to catalogue" };

/** The services of a category. */
export function InsideCategory({ ctid }: { ctid: number }) {
  const { data: category, error, refetch } = useFresh(categoryView(ctid));
  if (isNotFound(error) || category?.deletedAt)
    return <Gone title="Category" back={TO_CATALOGUE} trash={paths.trashOf(paths.catalogue)} />;
  return (
    <Screen
      title={category?.categoryName ?? "Category"}
      back={TO_CATALOGUE}
      tools={
        <LinkButton href={paths.newService(ctid)} small>
          Add service
        </LinkButton>
      }
    >
      {category ? (
        <>
          <div className={styles.tools}>
            <Anchor href={paths.category(ctid)} className={shared.stitch}>
              Edit category
            </Anchor>
            {category.published ? (
              <Anchor href={site.category(ctid)} className={shared.stitch}>
                View on site
              </Anchor>
            ) : (
              <Badge kind="waiting">Hidden, including its content</Badge>
            )}
          </div>
          <ServiceList ctid={ctid} />
        </>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

/** The products of a service. */
export function InsideService({ serviceId }: { serviceId: number }) {
  const { data: service, error, refetch } = useFresh(serviceView(serviceId));
  const back = service ? { href: paths.insideCategory(service.ctid), label: `Back to ${service.categoryName}` } : TO_CATALOGUE;
  if (isNotFound(error) || service?.deletedAt)
    return <Gone title="Service" back={back} {...(service && { trash: paths.trashOf(paths.insideCategory(service.ctid)) })} />;
  return (
    <Screen
      title={service?.serviceName ?? "Service"}
      back={back}
      tools={
        <LinkButton href={paths.newProduct(serviceId)} small>
          Add product
        </LinkButton>
      }
    >
      {service ? (
        <>
          <div className={styles.tools}>
            <Anchor href={paths.service(serviceId)} className={shared.stitch}>
              Edit service
            </Anchor>
            {service.visible ? (
              <Anchor href={site.services(service.ctid, service.serviceName)} className={shared.stitch}>
                View on site
              </Anchor>
            ) : (
              <Badge kind="waiting">{service.published ? "Its category is hidden" : "Hidden, including its content"}</Badge>
            )}
          </div>
          <ProductList serviceId={serviceId} />
        </>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}
