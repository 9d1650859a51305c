import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SearchField } from "../../../admin/list/SearchField";
import { useChange } from "../../../admin/useChange";
import { offerUndo } from "../../../admin/undo";
import { useSettled } from "../../../admin/useSettled";
import type { OrderLine, VisitPurpose, VisitSlot, VisitTime } from "../../../api/schema";
import { LinkButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import styles from "./Parts.later.module.css";
import { newOrderWithVisit } from "./paths";
import { detailView, moveVisit, orderList } from "./queries";
import { isCalledOff, nearDay, PURPOSES, todayInIndia, visitText, weekday } from "./subject";

const LEAST = 2;
const MOST = 6;

const NO_EMAIL = "No email is sent for this.";

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
  const visitBefore = useVisitBefore();
  const add = async (order: OrderLine) => {
    let before: VisitTime | undefined;
    const done = await change(async () => {
      before = await visitBefore(order);
      await moveVisit(order.id, { day, slot, purpose });
    });
    if (!done) return;
    onClose();
    const text = `Visit to ${order.customer} ${nearDay(day, todayInIndia())}, ${slot}`;
    const earlier = before;
    if (earlier) offerUndo({ text, note: NO_EMAIL, undo: async () => void (await change(() => moveVisit(order.id, earlier))) });
    else toast(`${text}. ${NO_EMAIL}`, { ms: 8000 });
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

const isComing = ({ appointmentDate }: OrderLine): boolean => appointmentDate !== undefined && appointmentDate >= todayInIndia();

/** Reads the visit that is moved, with its purpose, which only the order's detail has; none for a past one, which stays. */
function useVisitBefore() {
  const queries = useQueryClient();
  return async (order: OrderLine): Promise<VisitTime | undefined> => {
    if (!isComing(order)) return undefined;
    const { order: now, visits } = await queries.fetchQuery({ ...detailView(order.id), staleTime: 0 });
    const visit = visits.find((one) => one.day === now.appointmentDate && one.slot === now.appointmentTime);
    return visit && { day: visit.day, slot: visit.slot, purpose: visit.purpose };
  };
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
        const coming = isComing(order) && visitText(order);
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
