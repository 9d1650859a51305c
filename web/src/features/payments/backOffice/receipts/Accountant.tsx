import { useState } from "react";
import { DownloadLink } from "../../../../admin/DownloadLink";
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
      {monthWords(month)}
    </option>
  ));
  return (
    <section className={styles.accountant} aria-label="For the accountant">
      <Select label="For the accountant, from" value={from} onChange={({ target }) => setFrom(target.value)}>
        {options}
      </Select>
      <Select label="to" value={until < from ? from : until} onChange={({ target }) => setUntil(target.value)}>
        {options}
      </Select>
      <DownloadLink href={receiptsCsv(from, until < from ? from : until)} what="the receipts of these months" />
    </section>
  );
}
