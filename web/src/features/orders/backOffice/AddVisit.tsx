import { useState } from "react";
import { SearchField } from "../../../admin/list/SearchField";
import { useChange } from "../../../admin/useChange";
import { useSettled } from "../../../admin/useSettled";
import type { OrderLine, VisitPurpose, VisitSlot } from "../../../api/schema";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import styles from "./Parts.later.module.css";
import { newOrderWithVisit } from "./paths";
import { moveVisit, orderList } from "./queries";
import { isCalledOff, nearDay, PURPOSES, todayInIndia, visitText, weekday } from "./subject";

const LEAST = 2;
const MOST = 6;

interface Props {
  day: string;
  slot: VisitSlot;
  onClose: () => void;
}

/** Fills a free place of the calendar: with a visit to the customer of an order, or of a new order. */
export function AddVisit({ day, slot, onClose }: Props) {
  const [purpose, setPurpose] = useState<VisitPurpose>("measure");
  const [q, setQ] = useState("");
  const { busy, change } = useChange();
  const add = async (order: OrderLine) => {
    if (!(await change(() => moveVisit(order.id, { day, slot, purpose })))) return;
    onClose();
    toast(`Visit to ${order.customer} ${nearDay(day, todayInIndia())}, ${slot}. No email is sent for this.`, { ms: 8000 });
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} title="Add a visit">
      <p>{`${weekday(day)}, ${slot}`}</p>
      <fieldset className={styles.purposes}>
        <legend>What for?</legend>
        {Object.entries(PURPOSES).map(([name, label]) => (
          <button key={name} type="button" aria-pressed={purpose === name} onClick={() => setPurpose(name as VisitPurpose)}>
            {label}
          </button>
        ))}
      </fieldset>
      <SearchField value={q} onChange={setQ} hint="Name, mobile or order number of an order." />
      <Found q={q} busy={busy} onChoose={(order) => void add(order)} />
      <LinkButton href={newOrderWithVisit(day, slot, purpose)} look="line" wide>
        New order with this visit
      </LinkButton>
    </Dialog>
  );
}

function Found({ q, busy, onChoose }: { q: string; busy: boolean; onChoose: (order: OrderLine) => void }) {
  const wanted = useSettled(q.trim());
  const { data } = useQuery({ ...orderList({ q: wanted }), enabled: wanted.length >= LEAST });
  if (wanted.length < LEAST || !data) return null;
  const orders = data.items.filter((order) => !isCalledOff(order)).slice(0, MOST);
  if (orders.length === 0) return <p className={styles.nothing}>No orders found.</p>;
  return (
    <ul className={styles.toChoose} aria-label="Orders">
      {orders.map((order) => {
        const coming = order.appointmentDate !== undefined && order.appointmentDate >= todayInIndia() && visitText(order);
        return (
          <li key={order.id}>
            <button type="button" disabled={busy} onClick={() => onChoose(order)}>
              <b>{order.customer}</b>
              <span className={shared.muted}>{`${order.number}, ${order.serviceName}`}</span>
              {coming && <span>{`Moves the visit of ${coming}`}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
