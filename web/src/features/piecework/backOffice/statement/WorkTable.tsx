import { useState } from "react";
import type { PieceworkStatement, StatementLine } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import shared from "../../../../ui/shared.module.css";
import styles from "../Piecework.later.module.css";
import { RateDialog } from "./RateDialog";

/** The pieces by kind of work and rate. A line without a rate is priced here. */
export function WorkTable({ of, owner }: { of: PieceworkStatement; owner: boolean }) {
  const [pricing, setPricing] = useState<StatementLine>();
  const sum = of.lines.reduce((all, { amountPaise = 0 }) => all + amountPaise, 0);
  return (
    <>
      <table className={styles.work}>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Pieces</th>
            <th scope="col">Rate</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {of.lines.map((line) => (
            <tr key={`${line.garmentTypeId}-${line.ratePaise}-${line.redone}`}>
              <th scope="row">
                {line.work}
                {line.redone && <small>Redone, no pay</small>}
              </th>
              <td>{line.pieces}</td>
              {line.ratePaise === undefined ? (
                <td colSpan={2}>
                  No rate yet
                  {owner && of.closedAt === undefined && (
                    <>
                      {" "}
                      <button type="button" className={shared.stitch} onClick={() => setPricing(line)}>
                        Set rate<span className={shared.hidden}>{` of ${line.work}`}</span>
                      </button>
                    </>
                  )}
                </td>
              ) : (
                <>
                  <td>{rupees(line.ratePaise)}</td>
                  <td className={styles.amount}>{rupees(line.amountPaise ?? 0)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{of.pieces}</td>
            <td colSpan={2} className={styles.amount}>
              {rupees(sum)}
            </td>
          </tr>
        </tfoot>
      </table>
      {pricing && <RateDialog of={of} line={pricing} onClose={() => setPricing(undefined)} />}
    </>
  );
}
