import { LongLine, LongList, type Placed } from "../../../admin/list/LongList";
import { MoreButton } from "../../../admin/list/MoreButton";
import { SearchBox } from "../../../admin/list/SearchBox";
import { useAddress, withKey } from "../../../admin/list/useAddress";
import { usePages } from "../../../admin/list/usePages";
import { monthOf, monthText, stepMonth } from "../../../admin/months";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { adminLinks } from "../../../adminLinks";
import type { IssuedReceipt } from "../../../api/schema";
import { day } from "../../../format/date";
import { rupeesExact } from "../../../format/money";
import { KINDS } from "../public/receiptCopy";
import { Anchor } from "../../../ui/Anchor";
import { Options, Select } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { Empty } from "../../../ui/States";
import { tax } from "./paths";
import { Accountant } from "./Accountant";
import { receiptPage } from "./queries";
import styles from "./Receipts.later.module.css";

/** Number of months to choose from: a whole financial year and some more. */
const MONTHS = 13;

/** The list of tax documents, and the export for the accountant. */
export function ReceiptsPage() {
  const { path, search, navigate } = useAddress();
  const month = search.get("month") ?? "";
  const q = search.get("q") ?? "";
  const wanted = { ...(month && { month }), ...(q && { q }) };
  const { items, failure, retry, more } = usePages((before) => receiptPage({ ...wanted, ...(before && { before }) }), { stay: () => true });
  const choose = (key: string, value: string) => navigate(withKey(path, search, key, value), { replace: true });
  const months = Array.from({ length: MONTHS }, (_, place) => stepMonth(monthOf(), -place));
  return (
    <Screen title="Receipts" back={{ href: tax, label: "GST and receipts" }}>
      <Panel>
        <div className={styles.finders}>
          <Select label="Month" value={month} onChange={({ target }) => choose("month", target.value)}>
            <option value="">All</option>
            <Options of={months} by={(one) => [one, monthText(one)]} />
          </Select>
          <div>
            <SearchBox label="Search by number, buyer or course" />
          </div>
        </div>
      </Panel>
      {!items ? (
        <Waiting failure={failure} onRetry={retry} />
      ) : (
        <Panel>
          {items.length > 0 ? (
            <LongList
              key={`${month} ${q}`}
              label="Receipts"
              className={styles.list}
              things={items}
              line={(item, place) => (
                <Line key={item.receipt.id} item={item} place={place} total={more ? undefined : items.length} />
              )}
            />
          ) : (
            <Empty as="p" title="No receipts">
              <p>{month || q ? "Choose another month or change your search." : "The first receipt is created with the first payment."}</p>
            </Empty>
          )}
          <MoreButton more={more} />
        </Panel>
      )}
      <Accountant months={months} />
    </Screen>
  );
}

function Line({ item: { receipt, buyer, userId }, ...placed }: Placed & { item: IssuedReceipt }) {
  const { id, number, kind, title, amountPaise, original } = receipt;
  return (
    <LongLine {...placed} className={styles.line}>
      <div>
        <a href={adminLinks.receiptFile(id)} download className={shared.stitch}>
          {number}
        </a>
        <p className={shared.muted}>
          {receipt.test && "TEST: "}
          {KINDS[kind]}, {day(receipt.day)}
          {original && `, reverses ${original}`}
        </p>
      </div>
      <div>
        {userId === undefined ? <b>{buyer}</b> : <Anchor href={`/admin/customers/${userId}`}>{buyer}</Anchor>}
        <p className={shared.muted}>{title}</p>
      </div>
      <b>{rupeesExact(original ? -amountPaise : amountPaise)}</b>
    </LongLine>
  );
}
