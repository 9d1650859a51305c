import { LatestPayments } from "./MoneyInPanels";
import { UnpaidBalances } from "./UnpaidBalances";

/** What is left to pay and what was paid last, on Today. */
export const MoneyToday = () => (
  <>
    <UnpaidBalances />
    <LatestPayments />
  </>
);
