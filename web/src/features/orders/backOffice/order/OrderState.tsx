import { useState } from "react";
import type { OrderDetail } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Form } from "../../../../form/Form";
import { FormButtons } from "../../../../form/FormButtons";
import { Badge } from "../../../../ui/Badge";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { Panel } from "../../../../admin/Screen";
import { Tape } from "../../myOrders/Tape";
import { useStep } from "../Delivering";
import { ReasonDialog } from "../ReasonDialog";
import { DELIVERED, firstNameOf, isCalledOff, nextStep, subjectOf, todayInIndia, visitText, weekday } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import styles from "./Order.later.module.css";

/** Where the order stands as a whole, the customer's message, the day it is needed, and what is done to all of it. */
export function OrderState({ detail: { order, undoable, inShop } }: { detail: OrderDetail }) {
  const of = subjectOf(order);
  const { busy, undo, callOff } = useOrderChanges();
  const [calling, setCalling] = useState(false);
  const over = isCalledOff(order);
  const inWork = !over && order.status !== "Pending" && order.status !== DELIVERED;
  const several = order.pieces.length > 1;
  return (
    <Panel className={styles.state}>
      {order.status === "Pending" && (
        <p>
          {firstNameOf(of)} asks for <b>{visitText(order)}</b>.
        </p>
      )}
      {over && (
        <p>
          <Badge kind="bad">{order.status === "Rejected" ? "Declined" : "Cancelled"}</Badge> {order.reason}
        </p>
      )}
      {order.status === DELIVERED && (
        <p>
          <Badge kind="solid" icon="check">
            Delivered
          </Badge>
        </p>
      )}
      {order.message && (
        <blockquote className={styles.message}>
          <p>“{order.message}”</p>
        </blockquote>
      )}
      {several && order.step !== undefined && <Tape order={order} step={order.step} />}
      <NeededBy detail={{ order }} isOpen={inWork || order.status === "Pending"} />
      <div className={styles.smaller}>
        {several && inWork && order.status !== "Ready for Pickup" && <MoveAll of={of} />}
        {undoable !== undefined && (
          <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void undo(of, undoable)}>
            Undo last step
          </button>
        )}
        {inWork && (
          <button type="button" className={shared.stitch} onClick={() => setCalling(true)}>
            Cancel order
          </button>
        )}
      </div>
      {calling && <ReasonDialog kind="callOff" of={of} inShop={inShop} note={order.paidPaise ? `${rupees(order.paidPaise)} is paid. The owner decides about a refund.` : undefined} onClose={() => setCalling(false)} onGiven={(reason) => callOff(of, reason)} />}
    </Panel>
  );
}

/** Moves every piece that is not as far to the order's next step. */
function MoveAll({ of }: { of: ReturnType<typeof subjectOf> }) {
  const { busy, move, question } = useStep();
  const next = nextStep(of.status);
  if (!next) return null;
  return (
    <>
      <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && move(of, next)}>
        Move all pieces to {next}
      </button>
      {question}
    </>
  );
}

function NeededBy({ detail: { order }, isOpen }: { detail: Pick<OrderDetail, "order">; isOpen: boolean }) {
  const [changing, setChanging] = useState(false);
  const [day, setDay] = useState("");
  const { busy, wrong, needBy } = useOrderChanges();
  const { neededBy } = order;
  if (!neededBy && !isOpen) return null;
  const save = async () => {
    if (await needBy(subjectOf(order), day || undefined, neededBy)) setChanging(false);
  };
  if (changing) {
    return (
      <Form busy={busy} onSend={save}>
        <Field label="Needed by" optional type="date" min={todayInIndia()} value={day} error={wrong["neededBy"]} onChange={({ target }) => setDay(target.value)} />
        <FormButtons small busy={busy} onCancel={() => setChanging(false)}>
          Save day
        </FormButtons>
      </Form>
    );
  }
  return (
    <p>
      {neededBy ? (
        <>
          Needed by <b>{weekday(neededBy)}</b>.{" "}
        </>
      ) : null}
      {isOpen && (
        <button
          type="button"
          className={shared.stitch}
          onClick={() => {
            setDay(neededBy ?? "");
            setChanging(true);
          }}
        >
          {neededBy ? "Edit" : "Set the day it is needed"}
          {neededBy && <span className={shared.hidden}> the day it is needed</span>}
        </button>
      )}
    </p>
  );
}
