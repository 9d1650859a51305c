import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { Empty, ErrorState } from "../../../ui/States";
import { copy } from "./copy";
import { messageOf } from "./order";
import { OrderBones } from "./OrderBones";
import { OrderCard } from "./OrderCard";
import { useOrders } from "./useOrders";
import { WaitingRequests } from "./WaitingRequests";
import styles from "./MyOrders.later.module.css";

export function OrderLists() {
  const { orders, requests } = useOrders();
  const failure = (!orders.data && orders.error) || (!requests.data && requests.error);
  const retry = () => {
    void orders.refetch();
    void requests.refetch();
  };
  const waiting = requests.data ?? [];
  const isEmpty = orders.data?.length === 0 && !failure;
  if (!failure && !(orders.data && requests.data)) return <OrderBones />;
  return (
    <>
      {waiting.length > 0 && <WaitingRequests requests={waiting} />}
      {failure && <ErrorState as="h2" title={copy.failed(messageOf(failure))} onRetry={retry} />}
      {orders.data && orders.data.length > 0 && (
        <ul className={styles.list}>
          {orders.data.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {isEmpty && waiting.length > 0 && <p className={styles.quiet}>{copy.empty}</p>}
      {isEmpty && waiting.length === 0 && (
        <Empty
          as="h2"
          title={copy.empty}
          actions={
            <>
              <LinkButton href={links.products()} small>
                {copy.shop}
              </LinkButton>
              <Anchor href={links.book()} className={shared.stitch}>
                {copy.book}
              </Anchor>
            </>
          }
        />
      )}
    </>
  );
}
