import { Fragment, type ReactNode } from "react";
import { ItemList } from "../../../../admin/list/ItemList";
import type { Row } from "../../../../admin/list/ItemRow";
import { usePagedItems } from "../../../../admin/list/useItems";
import { useAdminParts } from "../../../../admin/parts";
import { Screen } from "../../../../admin/Screen";
import type { CustomerFilter, CustomerRow } from "../../../../api/schema";
import { useVisit } from "../../../../site/visit";
import { spokenMobile } from "../../../../format/text";
import { useSession } from "../../public/useSession";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { LinkButton } from "../../../../ui/Button";
import { customer, customers } from "../paths";
import { customerList } from "../queries";
import styles from "./Customers.later.module.css";
import { CallWays } from "./Ways";

const FILTERS: readonly [CustomerFilter, string][] = [
  ["account", "With an account"],
  ["walk_in", "Walk-ins"],
  ["blocked", "Blocked"],
];

const rowOf = ({ id, name, mobile, email, walkIn, blocked }: CustomerRow, lines: ReactNode): Row => ({
  id,
  title: name,
  href: customer(id),
  detail: (
    <>
      {[mobile && spokenMobile(mobile), email].filter(Boolean).join(" · ") || "No mobile or email"}
      {lines}
    </>
  ),
  badges: (walkIn || blocked) && (
    <>
      {walkIn && <Badge kind="info">Walk-in</Badge>}
      {blocked && <Badge kind="bad">Blocked</Badge>}
    </>
  ),
});

/** All customers and walk-ins, searched by name, mobile or email. */
export function CustomersPage() {
  const { search } = useVisit();
  const session = useSession();
  const staff = session.state === "user" && session.user.role === "staff";
  const filter = FILTERS.find(([name]) => name === search.get("filter"))?.[0];
  const list = usePagedItems<CustomerRow>(({ q, before }) => customerList({ q, filter, before }));
  const parts = useAdminParts();
  const listed = list.items?.map(({ id }) => id) ?? [];
  const row = (one: CustomerRow) =>
    rowOf(
      one,
      parts.map(({ customerLine: Line }, place) => (
        // The list of parts never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>{Line && <Line userId={one.id} listed={listed} />}</Fragment>
      )),
    );
  const empty = staff
    ? { title: "Search customers", text: "Type at least three letters of a name or email, or three digits of a mobile number." }
    : filter === "blocked"
      ? { title: "No blocked customers" }
      : { title: "No customers yet", text: "Customers appear here when they register. Add walk-in customers yourself." };
  return (
    <Screen
      title="Customers"
      tools={
        <LinkButton href={customer("new")} small>
          New walk-in
        </LinkButton>
      }
    >
      {!staff && (
        <nav aria-label="Filter customers">
          <ul className={styles.filters}>
            <li>
              <Anchor href={customers} aria-current={filter ? undefined : "page"}>
                All
              </Anchor>
            </li>
            {FILTERS.map(([name, label]) => (
              <li key={name}>
                <Anchor href={`${customers}?filter=${name}`} aria-current={filter === name ? "page" : undefined}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ItemList
        label="Customers"
        list={list}
        row={row}
        search="Name, mobile or email"
        empty={empty}
        aside={({ name, mobile }) => mobile && <CallWays name={name} mobile={mobile} ways={["call"]} />}
      />
    </Screen>
  );
}
