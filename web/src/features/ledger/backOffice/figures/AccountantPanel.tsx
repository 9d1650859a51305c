import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { todayInIndia } from "../../../../admin/form/today";
import { saveFile } from "../../../../ui/saveFile";
import { useChange } from "../../../../admin/useChange";
import { Button } from "../../../../ui/Button";
import { Icon } from "../../../../ui/Icon";
import styles from "./Figures.later.module.css";
import { accountantFile } from "./queries";
import { rangeText, type Range } from "./range";

const CONTENT = [
  "Sales documents and credit notes, with GST",
  "GST summary by SAC and rate",
  "Online, UPI and cash payments, refunds",
  "Expenses, balances and advances held",
];

/** One file with all tables of the range. */
export function AccountantPanel({ range }: { range: Range }) {
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const download = () =>
    change(async () => saveFile(await guard(() => accountantFile(range)), `accountant-${range.from}-to-${range.to}.zip`));
  return (
    <section className={styles.accountant} aria-labelledby="accountant">
      <div>
        <h2 id="accountant">For the accountant</h2>
        <p>One ZIP of CSV tables for {rangeText(range, todayInIndia())}. Choose a month or the financial year above.</p>
      </div>
      <ul>
        {CONTENT.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      <Button look="haldi" busy={busy} onClick={() => void download()}>
        Export
      </Button>
      {confirmDialog}
    </section>
  );
}
