import { useFieldErrors } from "../../../admin/fieldErrors";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { Approval, BalancePayment, Fabric, Order, OrderDetail, OrderStatus, OrderTerms, PriceAdjustments, Step, TeamMember, Trial, UpdatePiece, VisitTime, WalkInPiece } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { useEmailDelivery } from "../../auth/public/useEmailDelivery";
import { toast } from "../../../ui/noticeStore";
import type { Taken } from "../measurements/lengths";
import { emailNote } from "./emailNote";
import * as calls from "./queries";
import { firstNameOf, nearDay, todayInIndia, trialText, weekday, type PieceSubject, type Subject } from "./subject";

/** What happens to the balance of an order that is delivered. */
export type BalanceOnDelivery = Pick<Step, "payment" | "unpaid">;

const NO_MAIL = "No email is sent for this. Call or use WhatsApp.";

/** An undone delivery reverses no money. */
const KEEPS_PAYMENT = "Undo keeps the payment. Reverse it under Money.";

const takenText = (moved: string, { amountPaise, method }: BalancePayment): string =>
  `${moved}, ${rupees(amountPaise)} ${method === "upi" ? "UPI" : "cash"} recorded`;

/** The changes of an order, each with its undo. */
export function useOrderChanges() {
  const { busy, change, changed } = useChange();
  const { wrong, reported } = useFieldErrors();
  const delivers = useEmailDelivery();

  /** Undoes this step, if it is still the last one. Its email is not sent if it is still queued. */
  const undo = async (of: Subject, named: string): Promise<void> => {
    if (await change(() => calls.undoChange(of.id, named))) toast(`Undone: ${of.customer}, ${of.number}`);
  };
  const stepped = (of: Subject, { undoable }: OrderDetail, text: string, note = emailNote(of.hasEmail, delivers)) =>
    undoable === undefined ? toast(text) : offerUndo({ text, note, undo: () => undo(of, undoable) });

  return {
    busy,
    /** The messages of refused fields: of `needBy` alone. */
    wrong,
    undo,
    approve: async (of: Subject, approval: Approval) => {
      const done = await changed(() => calls.approve(of.id, approval));
      const { advancePaise } = approval;
      const asked = advancePaise > 0 ? ` with ${rupees(advancePaise)} advance` : "";
      if (done) stepped(of, done, `${firstNameOf(of)}'s request approved${asked}`);
      return done !== undefined;
    },
    decline: async (of: Subject, reason: string) => {
      const done = await changed(() => calls.decline(of.id, reason));
      if (done) stepped(of, done, `${firstNameOf(of)}'s request declined`);
      return done !== undefined;
    },
    callOff: async (of: Subject, reason: string) => {
      const done = await changed(() => calls.callOff(of.id, reason));
      if (done) stepped(of, done, `${of.number} cancelled`);
      return done !== undefined;
    },
    moveTo: async (of: Subject, to: OrderStatus, balance: BalanceOnDelivery = {}) => {
      const { payment } = balance;
      const done = await changed(() => calls.moveTo(of.id, of.status, to, balance));
      const moved = `${firstNameOf(of)} moved to ${to}`;
      if (done && payment) stepped(of, done, takenText(moved, payment), KEEPS_PAYMENT);
      else if (done) stepped(of, done, moved);
      return done !== undefined;
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
      const { rushPaise = 0, discountPaise, discountReason, extras } = before;
      const undone = async () => {
        const discount = discountPaise && discountReason !== undefined && { discountPaise, discountReason };
        const pieces = before.pieces.map(({ id, pricePaise }) => ({ id, ...(pricePaise !== undefined && { pricePaise }) }));
        await change(() => calls.adjustPrice(of.id, { rushPaise, pieces, extras, ...discount, ...(price !== undefined && { fromPaise: price }) }));
      };
      if (done) offerUndo({ text: price === undefined ? `${of.number}: price removed` : `${of.number} costs ${rupees(price)}`, note: NO_MAIL, undo: undone });
      return done;
    },
    needBy: async (of: Subject, day: string | undefined, before: string | undefined) => {
      const done = await change(() => reported(() => calls.needBy(of.id, day)));
      const text = day ? `${of.number} is needed by ${weekday(day)}` : `${of.number} is needed by no day`;
      // A day cannot be moved back to a past one.
      if (done && before && before < todayInIndia()) toast(text);
      else if (done) offerUndo({ text, undo: async () => void (await change(() => calls.needBy(of.id, before))) });
      return done;
    },
    addPiece: async (of: Subject, piece: WalkInPiece) => {
      const done = await change(() => calls.addPiece(of.id, piece));
      if (done) toast(`${of.number}: piece added`);
      return done;
    },
    updatePiece: async (of: PieceSubject, update: UpdatePiece) => {
      const done = await change(() => calls.updatePiece(of.id, of.piece.id, update));
      if (done) toast(`${of.piece.number} saved`);
      return done;
    },
    removePiece: async (of: PieceSubject) => {
      const done = await change(() => calls.removePiece(of.id, of.piece.id));
      if (done) offerUndo({ text: `${of.piece.number} removed`, undo: async () => void (await change(() => calls.restorePiece(of.id, of.piece.id))) });
      return done;
    },
    movePiece: async (of: PieceSubject, to: OrderStatus, balance: BalanceOnDelivery = {}) => {
      const { payment } = balance;
      const done = await changed(() => calls.movePiece(of.id, of.piece.id, of.piece.status, to, balance));
      const moved = `${of.piece.number} moved to ${to}`;
      if (done && payment) stepped(of, done, takenText(moved, payment), KEEPS_PAYMENT);
      else if (done) stepped(of, done, moved);
      return done !== undefined;
    },
    promise: async (of: PieceSubject, day: string | undefined) => {
      const { promisedDay: before } = of.piece;
      const done = await change(() => calls.promise(of.id, of.piece.id, day));
      const text = day ? `${of.piece.number}: ready by ${weekday(day)}` : `${of.piece.number}: no ready date`;
      if (done) offerUndo({ text, note: NO_MAIL, undo: async () => void (await change(() => calls.promise(of.id, of.piece.id, before))) });
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
      const text = to ? `${of.piece.number} assigned to ${to.name}` : `${of.piece.number} unassigned`;
      if (done) offerUndo({ text, undo: async () => void (await change(() => calls.assign(of.id, of.piece.id, to?.id, from?.id))) });
      return done;
    },
    setFabric: async (of: PieceSubject, fabric: Required<Fabric>, before: Required<Fabric>) => {
      const done = await change(() => calls.setFabric(of.id, of.piece.id, fabric));
      if (done) offerUndo({ text: `${of.piece.number}: fabric saved`, undo: async () => void (await change(() => calls.setFabric(of.id, of.piece.id, before))) });
      return done;
    },
    measure: async (of: PieceSubject, version: number, taken: Taken, before: Taken) => {
      const done = await changed(() => calls.measure(of.id, of.piece.id, version, taken));
      const saved = done?.pieces.find(({ id }) => id === of.piece.id)?.version ?? version;
      if (done) offerUndo({ text: `${of.piece.number}: measurements saved`, undo: async () => void (await change(() => calls.measure(of.id, of.piece.id, saved, before))) });
      return done !== undefined;
    },
    addNote: async (of: Subject, text: string, piece?: number) => change(() => calls.addNote(of.id, text, piece)),
  };
}
