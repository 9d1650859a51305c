import type { VisitDay } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { Field } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { weekday } from "../myOrders/days";
import { copy } from "./copy";
import { isSooner } from "./estimate";
import styles from "./Pieces.later.module.css";
import { daysBetween, isDay } from "./slots";
import type { BookingForm } from "./useBookingForm";

interface Props {
  form: BookingForm;
  /** The day of the visit, once its slots are known. */
  day: VisitDay | undefined;
}

/** By when it is needed, and what it costs to have it sooner than usual. */
export function NeededBy({ form, day }: Props) {
  const [neededBy, visit] = form.watch(["neededBy", "appointmentDate"]);
  const { rushPaise = 0, usuallyReady = "" } = day ?? {};
  const sooner = isDay(neededBy) && neededBy >= visit && isSooner(neededBy, day);
  const take = () => {
    form.setValue("neededBy", usuallyReady, { shouldDirty: true });
    form.recheck("neededBy");
    document.getElementById(form.idOf("neededBy"))?.focus();
  };
  return (
    <div className={styles.needed}>
      <Field {...form.box("neededBy")} label={copy.needed.label} optional type="date" min={isDay(visit) ? visit : undefined} autoComplete="off" />
      <div role="status">
        {sooner && (
          <p className={styles.rush}>
            <Icon name="clock" />
            <span>
              {copy.needed.sooner(daysBetween(neededBy, usuallyReady))}: {rushPaise > 0 ? copy.needed.fee(rupees(rushPaise)) : copy.needed.ask}{" "}
              <button type="button" className={shared.stitch} onClick={take}>
                {rushPaise > 0 ? copy.needed.takeFree(weekday(usuallyReady)) : copy.needed.take(weekday(usuallyReady))}
              </button>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
