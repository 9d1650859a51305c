import { useFresh } from "../../../../admin/useFresh";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { ACCOUNTS_AT_ONCE, customerAccounts } from "./queries";

/** A customer's last order and balance. The customers that are listed together are looked up together. */
export function CustomerAccountLine({ userId, listed }: { userId: number; listed: readonly number[] }) {
  const place = listed.indexOf(userId);
  const first = place - (place % ACCOUNTS_AT_ONCE);
  const { data } = useFresh(customerAccounts(listed.slice(first, first + ACCOUNTS_AT_ONCE)));
  const account = data?.find(({ customer }) => customer === userId);
  // The line keeps its place while it loads.
  if (!account) return <div>&nbsp;</div>;
  const { lastOrder, balancePaise } = account;
  return (
    <div>
      {lastOrder ? `Last order ${lastOrder.number}, ${day(lastOrder.day)}` : "No orders yet"}
      {balancePaise > 0 && (
        <>
          {" "}
          · <b>{rupees(balancePaise)}&nbsp;due</b>
        </>
      )}
    </div>
  );
}
