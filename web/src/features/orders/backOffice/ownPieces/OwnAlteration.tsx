import { Panel } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { AlterationStatus, OwnAlteration as Alteration, OwnPiece } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import shared from "../../../../ui/shared.module.css";
import { moveAlteration } from "../alterations/queries";
import { nextOf, NEXT_TEXT, STATUS_TEXT } from "../alterations/steps";
import orderStyles from "../OrderDetail.later.module.css";
import { weekday } from "../subject";

/** An alteration that the maker does, with its next step. */
export function OwnAlteration({ piece: { orderId, number }, alteration }: { piece: OwnPiece; alteration: Alteration }) {
  const { id, work, status, promisedDay } = alteration;
  const { busy, change } = useChange();
  const next = nextOf(status);
  const move = async (from: AlterationStatus, to: AlterationStatus) => change(() => moveAlteration(orderId, id, from, to));
  const moveOn = async (to: AlterationStatus) => {
    if (await move(status, to)) offerUndo({ text: `Alteration of ${number}: ${STATUS_TEXT[to]}`, undo: async () => void (await move(to, status)) });
  };
  return (
    <Panel title="Alteration">
      <p>{work}</p>
      <dl className={orderStyles.facts}>
        <div>
          <dt>Step</dt>
          <dd>{STATUS_TEXT[status]}</dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>{promisedDay ? weekday(promisedDay) : "No day set"}</dd>
        </div>
      </dl>
      {next === undefined || next === "Handed Over" ? (
        <p className={shared.muted}>Finished. The shop hands it over.</p>
      ) : (
        <div>
          <Button wide busy={busy} onClick={() => void moveOn(next)}>
            {NEXT_TEXT[next]}
          </Button>
        </div>
      )}
    </Panel>
  );
}
