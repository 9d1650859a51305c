import { useState } from "react";
import { DownloadLink } from "../../../../admin/DownloadLink";
import { Panel } from "../../../../admin/Screen";
import { monthWords } from "../../../../admin/months";
import { Select } from "../../../../ui/Field";
import { receiptsCsv } from "./queries";
import styles from "./Receipts.later.module.css";

/** The table of some months for the accountant; `months` newest first. */
export function Accountant({ months }: { months: readonly string[] }) {
  const [from, setFrom] = useState(months[0] ?? "");
  const [until, setUntil] = useState(months[0] ?? "");
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
        <Select label="To" value={until < from ? from : until} onChange={({ target }) => setUntil(target.value)}>
          {options}
        </Select>
        <DownloadLink href={receiptsCsv(from, until < from ? from : until)} what="the receipts of these months" />
      </div>
    </Panel>
  );
}

/** Aug 2026: two of them stand side by side on a phone. */
const short = (month: string): string => monthWords(month).replace(/^(\w{3})\w*/, "$1");
