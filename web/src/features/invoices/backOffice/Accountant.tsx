import { useState } from "react";
import { useConfirmed } from "../../../admin/confirm/useConfirmed";
import { monthText } from "../../../admin/months";
import { saveFile } from "../../../ui/saveFile";
import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { Select } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { receiptsFile } from "./queries";
import styles from "./Receipts.later.module.css";

/** Downloads the receipts of some months for the accountant; `months` newest first. */
export function Accountant({ months }: { months: readonly string[] }) {
  const [from, setFrom] = useState(months[0] ?? "");
  const [until, setUntil] = useState(months[0] ?? "");
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const last = until < from ? from : until;
  const download = () => change(async () => saveFile(await guard(() => receiptsFile(from, last)), `receipts-${from}-to-${last}.csv`));
  const options = months.map((month) => (
    <option key={month} value={month}>
      {short(month)}
    </option>
  ));
  return (
    <Panel title="For the accountant">
      <div className={styles.accountant}>
        <Select label="From" value={from} onChange={({ target }) => setFrom(target.value)}>
          {options}
        </Select>
        <Select label="To" value={last} onChange={({ target }) => setUntil(target.value)}>
          {options}
        </Select>
        <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void download()}>
          Download as CSV<span className={shared.hidden}>: the receipts of these months</span>
        </button>
      </div>
      {confirmDialog}
    </Panel>
  );
}

/** "Aug 2026": two of them fit side by side on a phone. */
const short = (month: string): string => monthText(month).replace(/^(\w{3})\w*/, "$1");
