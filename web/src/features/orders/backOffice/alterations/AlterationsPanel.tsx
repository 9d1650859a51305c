import { useState } from "react";
import { AskingButton } from "../../../../admin/AskingButton";
import { AskInPlace } from "../../../../admin/AskInPlace";
import { Panel } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { Alteration, AlterationStatus, Order, OrderDetail, OrderPiece } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { unbrokenHyphens } from "../../../../format/text";
import { useMay } from "../../../auth/public/useMay";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { nearDay, todayInIndia } from "../subject";
import { AlterationForm } from "./AlterationForm";
import styles from "./Alterations.later.module.css";
import { HandOverDialog } from "./HandOverDialog";
import { deleteAlteration, moveAlteration } from "./queries";
import { nextOf, NEXT_TEXT, STATUS_TEXT } from "./steps";

/** Alterations of the pieces that the customer has. */
export function AlterationsPanel({ detail }: { detail: OrderDetail }) {
  const counter = useMay("counter");
  const { pieces, alterations } = detail.order;
  const delivered = pieces.filter(({ status }) => status === "Delivered");
  const [adding, setAdding] = useState<OrderPiece>();
  const [choosing, setChoosing] = useState(false);
  if (delivered.length === 0 && alterations.length === 0) return null;
  const add = () => (delivered.length === 1 ? setAdding(delivered[0]) : setChoosing(true));
  return (
    <Panel
      title="Alterations"
      aside={
        counter &&
        delivered.length > 0 && (
          <button type="button" className={shared.stitch} onClick={add}>
            Add alteration
          </button>
        )
      }
    >
      {alterations.length === 0 && <p className={shared.muted}>None so far.</p>}
      <ul className={styles.alterations}>
        {alterations.map((alteration) => (
          <Line key={alteration.id} detail={detail} alteration={alteration} />
        ))}
      </ul>
      {choosing && (
        <ul className={styles.choices} aria-label="Piece to alter">
          {delivered.map((piece) => (
            <li key={piece.id}>
              <Button
                look="line"
                small
                onClick={() => {
                  setChoosing(false);
                  setAdding(piece);
                }}
              >
                {`${piece.position}. ${unbrokenHyphens(piece.serviceModel)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && <AlterationForm order={detail.order.id} piece={adding} onClose={() => setAdding(undefined)} />}
    </Panel>
  );
}

function Line({ detail: { order, alterations: works }, alteration }: { detail: OrderDetail; alteration: Alteration }) {
  const work = works.find(({ id }) => id === alteration.id);
  const piece = order.pieces.find(({ id }) => id === alteration.pieceId);
  const [editing, setEditing] = useState(false);
  const { status, promisedDay, pricePaise, handedOverAt } = alteration;
  const about = [
    piece && order.pieces.length > 1 && `${piece.number}`,
    pricePaise === undefined ? undefined : rupees(pricePaise),
    work?.assignee?.name,
    status !== "Handed Over" && promisedDay && `promised for ${nearDay(promisedDay, todayInIndia())}`,
    handedOverAt && day(handedOverAt),
  ].filter(Boolean);
  return (
    <li>
      <p className={styles.head}>
        <b>{alteration.work}</b>
        <Badge kind={status === "Handed Over" ? "solid" : "waiting"}>{STATUS_TEXT[status]}</Badge>
      </p>
      {about.length > 0 && <p className={shared.muted}>{about.join(", ")}</p>}
      {status !== "Handed Over" && piece && work && (
        <>
          <Acts order={order} alteration={alteration} onEdit={() => setEditing(true)} />
          {editing && <AlterationForm order={order.id} piece={piece} alteration={alteration} work={work} onClose={() => setEditing(false)} />}
        </>
      )}
    </li>
  );
}

function Acts({ order: { id: order, status: orderStatus }, alteration, onEdit }: { order: Order; alteration: Alteration; onEdit: () => void }) {
  const counter = useMay("counter");
  const { busy, change } = useChange();
  const [handing, setHanding] = useState(false);
  const { id, status, pricePaise } = alteration;
  const next = nextOf(status);
  const move = (from: AlterationStatus, to: AlterationStatus) => change(() => moveAlteration(order, id, from, to));
  const moveOn = async (to: AlterationStatus) => {
    if (await move(status, to)) offerUndo({ text: `Alteration: ${STATUS_TEXT[to]}`, undo: async () => void (await move(to, status)) });
  };
  const handOver = async () => {
    if (await move(status, "Handed Over")) toast("Handed over");
  };
  return (
    <div className={styles.acts}>
      {next && next !== "Handed Over" && (
        <Button small busy={busy} onClick={() => void moveOn(next)}>
          {NEXT_TEXT[next]}
        </Button>
      )}
      {next === "Handed Over" && counter && pricePaise !== undefined && (
        <Button small busy={busy} onClick={() => setHanding(true)}>
          {NEXT_TEXT[next]}
        </Button>
      )}
      {next === "Handed Over" && counter && pricePaise === undefined && (
        <AskingButton
          label={NEXT_TEXT[next]}
          title="Hand over this alteration?"
          text="It is free of charge. Once handed over, it cannot be moved back, edited or deleted."
          yes={NEXT_TEXT[next]}
          small
          busy={busy}
          onYes={handOver}
        />
      )}
      {counter && (
        <button type="button" className={shared.stitch} onClick={onEdit}>
          Edit<span className={shared.hidden}>{` ${alteration.work}`}</span>
        </button>
      )}
      {counter && (
        <AskInPlace label="Delete" of={alteration.work} question="Delete this alteration?" busy={busy} onYes={() => change(() => deleteAlteration(order, id))} />
      )}
      {handing && pricePaise !== undefined && (
        <HandOverDialog order={order} alteration={alteration} due={pricePaise} invoiced={orderStatus === "Delivered"} onClose={() => setHanding(false)} />
      )}
    </div>
  );
}

