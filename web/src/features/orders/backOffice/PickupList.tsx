import { Fragment } from "react";
import { PrintPage } from "../../../admin/PrintPage";
import type { CalendarDay } from "../../../api/schema";
import { longDay } from "../../../format/date";
import { spokenMobile } from "../../../format/text";
import { useShop } from "../../content/public/useShop";
import styles from "./Calendar.later.module.css";
import { byPinCode, visitsOf } from "./places";
import { areaText, purposeText, weekdayOf } from "./subject";

/** The printed list of a day's visits by pin code, with a box to tick. */
export function PickupList({ day, onDone }: { day: CalendarDay; onDone: () => void }) {
  const shop = useShop();
  const homes = visitsOf(day).length;
  return (
    <PrintPage format="list" onDone={onDone}>
      <p>{shop?.businessName}</p>
      <h1>
        Pick-up list, {weekdayOf(day.day)}, {longDay(day.day)}
      </h1>
      <p>{homes === 1 ? "1 visit" : `${homes} visits`}</p>
      <table className={styles.printed}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Customer</th>
            <th scope="col">Address</th>
            <th scope="col">Item</th>
            <th scope="col">Done</th>
          </tr>
        </thead>
        <tbody>
          {byPinCode(day).map(([pinCode, visits]) => (
            <Fragment key={pinCode}>
              <tr>
                <th colSpan={5} scope="rowgroup">
                  {visits[0] ? areaText(visits[0]) || pinCode : pinCode}
                </th>
              </tr>
              {visits.map((visit) => (
                <tr key={visit.id}>
                  <td>{visit.appointmentTime}</td>
                  <td>
                    {visit.customer}
                    <br />
                    {visit.contactNumber && spokenMobile(visit.contactNumber)}
                  </td>
                  <td className={styles.where}>
                    {visit.address}
                    {visit.landMark && `\n${visit.landMark}`}
                  </td>
                  <td>
                    <b>{purposeText(visit)}</b>
                    <br />
                    {visit.serviceName}
                    <br />
                    {[visit.number, visit.visitAssignee?.name].filter(Boolean).join(", ")}
                  </td>
                  <td aria-label="Done">
                    <span className={styles.tick} />
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </PrintPage>
  );
}
