import { PaymentsChart } from "./MoneyInPanels";
import { UnpaidBalances } from "./UnpaidBalances";

/** What is left to pay and what was paid, on Today. */
export const MoneyToday = () => (
  <>
    <UnpaidBalances />
    <PaymentsChart />
  </>
);
