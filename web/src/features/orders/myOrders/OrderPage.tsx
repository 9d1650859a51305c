import { isNotFound } from "../../../api/problem";
import { links } from "../../../links";
import { Head } from "../../../site/head/Head";
import { StoredNotice } from "../../../site/StoredNotice";
import { idOf, useVisit } from "../../../site/visit";
import { useSession } from "../../auth/public/useSession";
import { Anchor } from "../../../ui/Anchor";
import { LinkButton } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { Empty, ErrorState } from "../../../ui/States";
import { copy } from "./copy";
import { ForCustomers } from "./ForCustomers";
import { messageOf } from "./order";
import { OrderBones } from "./OrderBones";
import { OrderView } from "./OrderView";
import styles from "./OrderPage.later.module.css";
import { useOrder } from "./useOrder";

const messages = copy.page;

/** One order of the customer, piece by piece, with its money and its visit. */
export default function OrderPage() {
  const { params, path } = useVisit();
  const id = idOf(params["id"]);
  const session = useSession();
  const { data: order, error, refetch } = useOrder(id ?? 0, id !== undefined && session.state === "user");
  const title = order ? copy.order(order.number) : messages.title;
  const isGone = id === undefined || isNotFound(error);
  return (
    <div className={`${shared.wrap} ${shared.page} ${styles.page}`}>
      <Head title={title} description={messages.description} noindex />
      <p>
        <Anchor href={links.orders()} className={styles.back}>
          <Icon name="previous" />
          {copy.title}
        </Anchor>
      </p>
      <h1>{title}</h1>
      <ForCustomers path={path}>
        {isGone ? (
          <Gone />
        ) : order ? (
          <>
            <StoredNotice />
            <OrderView order={order} />
          </>
        ) : error ? (
          <ErrorState as="h2" title={copy.failed(messageOf(error))} onRetry={() => void refetch()} />
        ) : (
          <OrderBones />
        )}
      </ForCustomers>
    </div>
  );
}

function Gone() {
  return (
    <Empty
      as="h2"
      title={messages.gone}
      actions={
        <LinkButton href={links.orders()} small>
          {copy.title}
        </LinkButton>
      }
    >
      <p>{messages.goneText}</p>
    </Empty>
  );
}
