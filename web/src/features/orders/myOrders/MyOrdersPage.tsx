import { Head } from "../../../site/head/Head";
import { links } from "../../../links";
import { useSession } from "../../auth/public/useSession";
import { LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { Empty, ErrorState } from "../../../ui/States";
import { copy } from "./copy";
import { messageOf } from "./order";
import { OrderBones } from "./OrderBones";
import { OrderLists } from "./OrderLists";
import styles from "./MyOrders.later.module.css";

/** The customer's orders, newest first, and requests awaiting approval. */
export default function MyOrdersPage() {
  return (
    <div className={`${shared.wrap} ${shared.page} ${styles.page}`}>
      <Head title={copy.title} description={copy.description} canonical={links.orders()} noindex />
      <h1>{copy.title}</h1>
      <ForCustomers />
    </div>
  );
}

/** Asks a visitor to log in; the login returns to this page. */
function ForCustomers() {
  const session = useSession();
  if (session.state === "user") return <OrderLists />;
  if (session.state === "visitor") {
    return (
      <Empty
        as="h2"
        title={copy.loginFirst}
        actions={
          <LinkButton href={links.login(links.orders())} small>
            {copy.login}
          </LinkButton>
        }
      >
        <p>{copy.loginFirstText}</p>
      </Empty>
    );
  }
  if (session.failure) {
    return <ErrorState as="h2" title={copy.failed(messageOf(session.failure))} onRetry={session.retry} />;
  }
  return <OrderBones />;
}
