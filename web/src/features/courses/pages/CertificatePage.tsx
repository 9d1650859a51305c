import { useQuery } from "@tanstack/react-query";
import { isNotFound, type Failure } from "../../../api/problem";
import type { Certificate } from "../../../api/schema";
import { useShop } from "../../content/public/useShop";
import { longDay } from "../../../format/date";
import { Head } from "../../../site/head/Head";
import { useVisit } from "../../../site/visit";
import { Facts } from "../../../ui/Facts";
import shared from "../../../ui/shared.module.css";
import { Empty, ErrorState, Loading, Skeleton } from "../../../ui/States";
import { copy } from "../copy";
import { certificateView } from "../queries";
import styles from "./Certificate.later.module.css";

/** What the certificate with this number says, for everyone who knows it. */
export default function CertificatePage() {
  const { params } = useVisit();
  const shop = useShop();
  const number = params["number"] ?? "";
  const { data, error, refetch } = useQuery<Certificate, Failure>({ ...certificateView(number), retryOnMount: true });
  return (
    <div className={`${shared.wrap} ${shared.page} ${styles.page}`}>
      <Head title={copy.certificate.title} noindex />
      {data ? (
        <>
          <h1>{copy.certificate.title}</h1>
          <p>{copy.certificate.valid(shop?.businessName ?? "")}</p>
          <Facts
            className={styles.facts}
            of={[
              { name: copy.certificate.name, value: data.name },
              { name: copy.certificate.course, value: data.course },
              { name: copy.certificate.date, value: longDay(data.date) },
              { name: copy.certificate.number, value: data.number },
            ]}
          />
        </>
      ) : isNotFound(error) ? (
        <Empty as="h1" middle title={copy.certificate.notFound}>
          <p>{copy.certificate.check(number)}</p>
        </Empty>
      ) : error ? (
        <ErrorState as="h1" title={copy.certificate.failed} onRetry={() => void refetch()} />
      ) : (
        <Loading text={copy.certificate.loading}>
          <Skeleton lines={5} />
        </Loading>
      )}
    </div>
  );
}
