import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { Order, OrderStatus, OrderTerms, PriceAdjustments, Step, TeamMember, Trial, VisitTime } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { useEmailDelivery } from "../../auth/public/useEmailDelivery";
import { toast } from "../../../ui/noticeStore";
import type { Taken } from "../measurements/lengths";
import { emailNote } from "./emailNote";
import * as calls from "./queries";
import { firstNameOf, nearDay, todayInIndia, trialText, type PieceSubject, type Subject } from "./subject";

/** What happens to the balance of an order that is delivered. */
export type BalanceOnDelivery = Pick<Step, "payment" | "unpaid">;

const NO_MAIL = "No email is sent for this. Call or use WhatsApp.";

/** The changes of an order, each with its undo. */
export function useOrderChanges() {
  const { busy, change } = useChange();
  const delivers = useEmailDelivery();

  /** Undoes the last step. Its email is not sent if it is still queued. */
  const undo = async (of: Subject): Promise<void> => {
    if (await change(() => calls.undoLast(of.id))) toast(`Undone: ${of.customer}, ${of.number}`);
  };
  const stepped = (of: Subject, text: string) => offerUndo({ text, note: emailNote(of.hasEmail, delivers), undo: () => undo(of) });

  return {
    busy,
    undo,
    approve: async (of: Subject, advancePaise: number, promisedDay?: string) => {
      const done = await change(() => calls.approve(of.id, advancePaise, promisedDay));
      const asked = advancePaise > 0 ? ` with ${rupees(advancePaise)} advance` : "";
      if (done) stepped(of, `${firstNameOf(of)}'s request approved${asked}`);
      return done;
    },
    decline: async (of: Subject, reason: string) => {
      const done = await change(() => calls.decline(of.id, reason));
      if (done) stepped(of, `${firstNameOf(of)}'s request declined`);
      return done;
    },
    callOff: async (of: Subject, reason: string) => {
      const done = await change(() => calls.callOff(of.id, reason));
      if (done) stepped(of, `${of.number} cancelled`);
      return done;
    },
    moveTo: async (of: Subject, to: OrderStatus, balance: BalanceOnDelivery = {}) => {
      const { payment } = balance;
      const done = await change(() => calls.moveTo(of.id, of.status, to, balance));
      const moved = `${firstNameOf(of)} moved to ${to}`;
      // An undone delivery reverses no money.
      if (done && payment) {
        const taken = `${moved}, ${rupees(payment.amountPaise)} ${payment.method === "upi" ? "UPI" : "cash"} recorded`;
        offerUndo({ text: taken, note: "Undo keeps the payment. Reverse it under Money.", undo: () => undo(of) });
      } else if (done) stepped(of, moved);
      return done;
    },
    moveVisit: async (of: Subject, time: VisitTime) => {
      const { appointmentDate, appointmentTime } = of;
      const done = await change(() => calls.moveVisit(of.id, time));
      const text = `${firstNameOf(of)}'s visit moved to ${nearDay(time.day, todayInIndia())}, ${time.slot}`;
      // A visit or trial cannot be moved back to a past day.
      const before = appointmentDate && appointmentTime && { day: appointmentDate, slot: appointmentTime };
      if (done && (!before || before.day < todayInIndia())) toast(`${text}. ${NO_MAIL}`, { ms: 8000 });
      else if (done && before) offerUndo({ text, note: NO_MAIL, undo: async () => void (await change(() => calls.moveVisit(of.id, before))) });
      return done;
    },
    setTerms: async (of: Subject, terms: OrderTerms, before: OrderTerms) => {
      const done = await change(() => calls.setTerms(of.id, terms));
      const undone = async () => void (await change(() => calls.setTerms(of.id, before)));
      if (done) offerUndo({ text: `${of.number} saved`, note: NO_MAIL, undo: undone });
      return done;
    },
    adjustPrice: async (of: Subject, adjustments: PriceAdjustments, before: Order) => {
      let price: number | undefined;
      const done = await change(async () => {
        price = (await calls.adjustPrice(of.id, adjustments)).order.pricePaise;
      });
      const { rushPaise = 0, discountPaise, discountReason } = before;
      const undone = async () => {
        const discount = discountPaise && discountReason !== undefined && { discountPaise, discountReason };
        await change(() => calls.adjustPrice(of.id, { rushPaise, ...discount, ...(price !== undefined && { fromPaise: price }) }));
      };
      if (done) offerUndo({ text: `${of.number} costs ${rupees(price ?? 0)}`, note: NO_MAIL, undo: undone });
      return done;
    },
    setTrial: async (of: PieceSubject, trial: Trial | undefined) => {
      const done = await change(() => calls.setTrial(of.id, of.piece.id, trial));
      const { trial: before } = of.piece;
      const text = trial ? `${firstNameOf(of)}'s trial set for ${trialText(trial, todayInIndia())}` : `${firstNameOf(of)}'s trial removed`;
      // A visit or trial cannot be moved back to a past day.
      if (done && before && before.day < todayInIndia()) toast(text);
      else if (done) offerUndo({ text, note: NO_MAIL, undo: async () => void (await change(() => calls.setTrial(of.id, of.piece.id, before))) });
      return done;
    },
    assign: async (of: PieceSubject, from: TeamMember | undefined, to: TeamMember | undefined) => {
      const done = await change(() => calls.assign(of.id, of.piece.id, from?.id, to?.id));
      const text = to ? `${of.number} assigned to ${to.name}` : `${of.number} unassigned`;
      if (done) offerUndo({ text, undo: async () => void (await change(() => calls.assign(of.id, of.piece.id, to?.id, from?.id))) });
      return done;
    },
    setFabric: async (of: PieceSubject, text: string, before: string) => {
      const done = await change(() => calls.setFabric(of.id, of.piece.id, text));
      if (done) offerUndo({ text: `${of.number}: fabric saved`, undo: async () => void (await change(() => calls.setFabric(of.id, of.piece.id, before))) });
      return done;
    },
    measure: async (of: PieceSubject, taken: Taken, before: Taken) => {
      const done = await change(() => calls.measure(of.id, of.piece.id, taken));
      if (done) offerUndo({ text: `${of.number}: measurements saved`, undo: async () => void (await change(() => calls.measure(of.id, of.piece.id, before))) });
      return done;
    },
    addNote: async (of: Subject, text: string) => change(() => calls.addNote(of.id, text)),
  };
}

export type OrderChanges = ReturnType<typeof useOrderChanges>;
