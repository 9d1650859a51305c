import { useRead } from "../../../api/read";
import { Head } from "../../../site/head/Head";
import { localBusiness } from "../../../site/head/jsonLd";
import { useShop } from "../public/useShop";
import { classNames } from "../../../ui/classNames";
import { Slip } from "../../../ui/Marks";
import shared from "../../../ui/shared.module.css";
import { Loading, Skeleton } from "../../../ui/States";
import { EnquiryForm } from "../components/EnquiryForm";
import { Failed } from "../components/Failed";
import { ShopFacts } from "../components/ShopFacts";
import { Text } from "../components/Text";
import { copy } from "../copy";
import { paths } from "../paths";
import { pageView, type PageName } from "../queries";
import styles from "./Contact.module.css";

/** The contact page: enquiry form, refunds and quality cards, and legal details. */
export default function ContactPage() {
  const shop = useShop();
  return (
    <>
      <Head
        title={copy.contact.title}
        trade="Tailoring"
        description={shop && copy.contact.description(shop.businessName)}
        canonical={paths.contact()}
        jsonLd={shop && localBusiness(shop)}
      />
      <div className={classNames(shared.wrap, shared.page, shared.two)}>
        <div>
          <h1>{copy.contact.title}</h1>
          <p className={classNames(shared.lede, styles.lede)}>{copy.contact.lede}</p>
          <EnquiryForm />
          <p className={classNames(shared.muted, styles.call)}>{copy.contact.call}</p>
        </div>
        {shop && <ShopFacts shop={shop} />}
      </div>
      <div className={shared.pista}>
        <div className={classNames(shared.wrap, shared.section)}>
          <div className={classNames(shared.two, styles.slips)}>
            <PageSlip name="refunds" />
            <PageSlip name="quality" />
          </div>
          <p className={classNames(shared.lede, styles.window)}>{copy.contact.window}</p>
        </div>
      </div>
    </>
  );
}

function PageSlip({ name }: { name: PageName }) {
  const { data: page, error, refetch } = useRead(pageView(name));
  return (
    <Slip>
      {error && <Failed failure={error} text={copy.pages.failed} onRetry={refetch} />}
      {!page && !error && (
        <Loading text={copy.pages.loading}>
          <Skeleton lines={5} />
        </Loading>
      )}
      {page && (
        <>
          <h2 className={styles.slipTitle}>{page.title}</h2>
          {page.sections.map((section) => (
            <Text key={section.id} text={section.text} />
          ))}
        </>
      )}
    </Slip>
  );
}
