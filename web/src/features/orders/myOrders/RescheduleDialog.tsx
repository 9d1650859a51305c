import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { isOffline, ProblemError } from "../../../api/problem";
import { invalidate } from "../../../api/invalidate";
import type { Order, VisitDay, VisitSlot } from "../../../api/schema";
import { explained } from "../../../api/send";
import { fieldsOf, reasonOf } from "../../../form/failures";
import { FormError } from "../../../form/FormError";
import { rupees } from "../../../format/money";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { toast } from "../../../ui/noticeStore";
import { copy as bookingCopy } from "../booking/copy";
import { isSooner } from "../booking/estimate";
import { isDay } from "../booking/slots";
import { VisitTime } from "../booking/VisitTime";
import { copy } from "./copy";
import { weekday } from "./days";
import { useRefresh } from "./useOrders";
import styles from "./Reschedule.later.module.css";

const messages = copy.reschedule;

const move = explained("PUT /me/orders/{id}/visit", {
  "orders.order_not_found": "over",
  "orders.cannot_reschedule": "over",
  "orders.slot_full": "slot",
});

interface Props {
  order: Order;
  onClose: () => void;
}

/** Another day and time for a visit, with the free slots of the booking form. */
export default function RescheduleDialog({ order, onClose }: Props) {
  const ids = useId();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const [date, setDate] = useState(order.appointmentDate ?? "");
  const [slot, setSlot] = useState<string>(order.appointmentTime ?? "");
  const [errors, setErrors] = useState<{ date?: string | undefined; slot?: string | undefined }>({});
  const [formError, setFormError] = useState<readonly (string | undefined)[]>([]);
  const [busy, setBusy] = useState(false);
  const [day, setDay] = useState<VisitDay>();
  const same = date === order.appointmentDate && slot === order.appointmentTime;

  // An agreed price stays as it is: the server refuses a move that would need a fee.
  const sooner = order.status === "Pending" && day?.day === date && isSooner(order.neededBy ?? "", day);
  const fee = sooner && !order.rushPaise ? day.rushPaise : 0;

  const refuse = (failure: unknown) => {
    const fields = fieldsOf(failure);
    const said = (name: string) => fields.find(({ field }) => field === name)?.message;
    const wrong = { date: said("appointmentDate"), slot: said("appointmentTime") };
    setErrors(wrong);
    if (move.meaningOf(failure) === "slot") void invalidate(queries, { queryKey: ["slot_list"] });
    if (wrong.date ?? wrong.slot) return;
    const over = move.meaningOf(failure) === "over" && failure instanceof ProblemError;
    setFormError(over ? [failure.problem.message] : [isOffline(failure) ? copy.offline : messages.failed, isOffline(failure) ? undefined : reasonOf(failure)]);
  };

  const send = async () => {
    setBusy(true);
    try {
      const visit = { appointmentDate: date, appointmentTime: slot as VisitSlot };
      await move({ path: { id: order.id }, body: visit });
      toast(messages.done(`${weekday(date)}, ${slot}`));
      onClose();
      void invalidate(queries, { queryKey: ["slot_list"] });
      await refresh();
    } catch (failure) {
      refuse(failure);
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFormError([]);
    const wrong = {
      date: isDay(date) ? undefined : bookingCopy.missing.date,
      slot: slot === "" ? bookingCopy.missing.slot : same ? messages.same : undefined,
    };
    setErrors(wrong);
    if (wrong.date) document.getElementById(`${ids}-date`)?.focus();
    else if (wrong.slot) document.getElementById(`${ids}-slot`)?.focus();
    else if (!busy) void send();
  };
  return (
    <Dialog open onClose={onClose} mayClose={() => !busy} title={messages.title}>
      <p className={styles.now}>{messages.now(`${weekday(order.appointmentDate ?? "")}, ${order.appointmentTime ?? ""}`)}</p>
      <form noValidate onSubmit={onSubmit} aria-busy={busy}>
        <VisitTime
          date={date}
          slot={slot}
          dateBox={{
            id: `${ids}-date`,
            value: date,
            error: errors.date,
            onChange: ({ currentTarget }) => {
              setDate(currentTarget.value);
              setErrors({});
            },
          }}
          slotId={`${ids}-slot`}
          slotError={errors.slot}
          chosen
          dated
          own={{ day: order.appointmentDate, slot: order.appointmentTime }}
          onBetterDay={setDate}
          onChoose={(to) => {
            setDate(to);
            setErrors({});
          }}
          onSlot={(to) => {
            setSlot(to);
            setErrors({});
          }}
          onDay={setDay}
        />
        <div role="status">{fee > 0 && <p className={styles.fee}>{messages.fee(weekday(order.neededBy ?? ""), rupees(fee))}</p>}</div>
        <FormError lines={formError} />
        <div className={styles.answers}>
          <Button type="submit" busy={busy} busyText={messages.busy}>
            {messages.send}
          </Button>
          <Button look="line" disabled={busy} onClick={onClose}>
            {messages.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
