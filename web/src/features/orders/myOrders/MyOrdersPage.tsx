import { Head } from "../../../site/head/Head";
import { StoredNotice } from "../../../site/StoredNotice";
import { links } from "../../../links";
import { TellMe } from "../../notifications/public/TellMe";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { ForCustomers } from "./ForCustomers";
import { OrderLists } from "./OrderLists";
import styles from "./MyOrders.later.module.css";

/** The customer's orders, newest first, and requests awaiting approval. */
export default function MyOrdersPage() {
  return (
    <div className={`${shared.wrap} ${shared.page} ${styles.page}`}>
      <Head title={copy.title} description={copy.description} canonical={links.orders()} noindex />
      <h1>{copy.title}</h1>
      <ForCustomers path={links.orders()}>
        <StoredNotice />
        <TellMe />
        <OrderLists />
      </ForCustomers>
    </div>
  );
}
