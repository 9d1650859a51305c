import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { MoreButton } from "../../../../admin/list/MoreButton";
import { noneFound } from "../../../../admin/list/noneFound";
import { SearchBox } from "../../../../admin/list/SearchBox";
import { useAddress } from "../../../../admin/list/useAddress";
import { usePages } from "../../../../admin/list/usePages";
import { monthOf, monthText, stepMonth } from "../../../../admin/months";
import { saveFile } from "../../../../ui/saveFile";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { TransactionPage } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { Chips } from "../../../../ui/Chips";
import shared from "../../../../ui/shared.module.css";
import { Empty } from "../../../../ui/States";
import * as paths from "../paths";
import { DayList } from "./DayList";
import { disputesSay, useDisputes } from "./disputed";
import styles from "./Payments.later.module.css";
import { transactionsFile, transactionsOf, waitingView, type Asked } from "./queries";
import { UnmatchedCards } from "./Unmatched";
import { useUnmatched } from "./useUnmatched";
import { SHOWN } from "./messages";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The filters in the URL. Payments to review and searches cover all time. */
function useAsked(): Asked & { current: string } {
  const { search } = useAddress();
  const show = SHOWN.find((one) => one.show === search.get("show"))?.show;
  const q = search.get("q")?.trim() || undefined;
  const customer = Number(search.get("customer")) || undefined;
  const named = search.get("month") ?? "";
  const current = MONTH.test(named) ? named : monthOf();
  const ever = q !== undefined || customer !== undefined || show === "to_decide" || show === "failed";
  return { show, q, customer, month: ever ? undefined : current, current };
}

function addressOf({ show, q, customer, month }: Asked): string {
  const query = new URLSearchParams();
  if (show) query.set("show", show);
  if (q) query.set("q", q);
  if (customer) query.set("customer", String(customer));
  if (month && month !== monthOf()) query.set("month", month);
  return query.size > 0 ? `${paths.payments}?${query}` : paths.payments;
}

/** All payments and refunds in one list. */
export function PaymentsPage() {
  const asked = useAsked();
  const { items: transactions, first, failure, retry, more } = usePages((before: string | undefined) => transactionsOf(asked, before));
  return (
    <Screen title="Payments">
      <OnlyThere />
      <WaitingNotice />
      <div className={styles.tools}>
        <Chips
          label="Filter"
          chips={SHOWN.map(({ show, label }) => ({
            label,
            href: addressOf({ ...asked, show, month: asked.current }),
            current: asked.show === show,
          }))}
        />
        <SearchBox label="Name, mobile, order or payment number" />
      </div>
      {!transactions || !first ? (
        <Waiting failure={failure} onRetry={retry} />
      ) : (
        <Panel>
          <Totals asked={asked} page={first} customer={transactions[0]?.customer} />
          {transactions.length === 0 ? <Nothing asked={asked} /> : <DayList transactions={transactions} label="Payments" />}
          <MoreButton more={more} className={styles.more} />
          {asked.month && (
            <nav className={styles.months} aria-label="Other months">
              <Anchor className={shared.stitch} href={addressOf({ ...asked, month: stepMonth(asked.month, -1) })}>
                {monthText(stepMonth(asked.month, -1))}
              </Anchor>
              {asked.month < monthOf() && (
                <Anchor className={shared.stitch} href={addressOf({ ...asked, month: stepMonth(asked.month, 1) })}>
                  {monthText(stepMonth(asked.month, 1))}
                </Anchor>
              )}
            </nav>
          )}
        </Panel>
      )}
    </Screen>
  );
}

/** Payments that only the provider has. */
function OnlyThere() {
  const { data } = useUnmatched();
  return data && data.length > 0 ? <UnmatchedCards unmatched={data} /> : null;
}

/** Items that need the owner's attention, at the top. */
function WaitingNotice() {
  const { toDecide = 0, failedRefunds = 0 } = useFresh(waitingView()).data ?? {};
  const disputes = disputesSay(useDisputes().data ?? []);
  if (disputes.count + toDecide + failedRefunds === 0) return null;
  return (
    <section className={styles.waiting} aria-label="Needs attention">
      {disputes.count > 0 && (
        <p className={styles.needs}>
          <b>{disputes.says}</b>
          <span>A customer has disputed the payment at their bank.</span>
          <Anchor className={shared.stitch} href={paths.disputes}>
            View disputes
          </Anchor>
        </p>
      )}
      {toDecide > 0 && (
        <p className={styles.needs}>
          <b>{toDecide === 1 ? "1 payment to review" : `${toDecide} payments to review`}</b>
          <span>Paid twice, or paid for something that was cancelled.</span>
          <Anchor className={shared.stitch} href={`${paths.payments}?show=to_decide`}>
            Review
          </Anchor>
        </p>
      )}
      {failedRefunds > 0 && (
        <p className={styles.needs}>
          <b>{failedRefunds === 1 ? "1 refund failed" : `${failedRefunds} refunds failed`}</b>
          <span>The money is still with the shop.</span>
          <Anchor className={shared.stitch} href={`${paths.payments}?show=failed`}>
            View
          </Anchor>
        </p>
      )}
    </section>
  );
}

function Totals({ asked, page: { totals }, customer }: { asked: Asked & { current: string }; page: TransactionPage; customer: string | undefined }) {
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const of = asked.month
    ? `${monthText(asked.month)}${asked.month === monthOf() ? ", so far" : ""}`
    : asked.customer
      ? (customer ?? "One customer")
      : asked.q
        ? `“${asked.q}”, all time`
        : "All time";
  return (
    <div className={styles.totals}>
      <div>
        <p className={shared.muted}>{of}</p>
        <p className={styles.sum}>{rupees(totals.netPaise)}</p>
        {totals.returnedPaise > 0 && (
          <p className={shared.muted}>
            {rupees(totals.receivedPaise)} received, {rupees(totals.returnedPaise)} refunded
          </p>
        )}
        {(asked.customer ?? asked.q) && (
          <Anchor className={shared.stitch} href={paths.payments}>
            Show all payments
          </Anchor>
        )}
      </div>
      {totals.count > 0 && (
        <button
          type="button"
          className={shared.stitch}
          aria-disabled={busy || undefined}
          onClick={() => !busy && void change(async () => saveFile(await guard(() => transactionsFile(asked)), asked.month ? `payments-${asked.month}.csv` : "payments.csv"))}
        >
          Download as CSV
        </button>
      )}
      {confirmDialog}
    </div>
  );
}

function Nothing({ asked }: { asked: Asked }) {
  if (asked.q) return <Empty title={noneFound("payments", asked.q)} middle />;
  if (asked.show === "to_decide") return <Empty title="Nothing to review" middle />;
  if (asked.show === "failed") return <Empty title="No failed refunds" middle />;
  return (
    <Empty title={asked.month ? `No payments in ${monthText(asked.month)}` : "No payments yet"} middle>
      <p>Online payments and refunds appear here automatically. Record a counter payment on its order.</p>
    </Empty>
  );
}
