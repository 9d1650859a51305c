import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import type { OrderDetail } from "../../../api/schema";
import { FormButtons } from "../../../form/FormButtons";
import { TextArea } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./OrderDetail.later.module.css";
import { pieceSubjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

const LONGEST = 500;

/** Details of the fabric, for the shop only. */
export function FabricPanel({ detail: { order } }: { detail: OrderDetail }) {
  const of = pieceSubjectOf(order);
  const fabric = of?.piece.fabric;
  const [text, setText] = useState<string>();
  const { busy, setFabric } = useOrderChanges();
  const before = fabric ?? "";
  const save = async () => {
    if (of && (await setFabric(of, (text ?? "").trim(), before))) setText(undefined);
  };
  return (
    <Panel
      title="Fabric"
      aside={
        text === undefined && (
          <button type="button" className={shared.stitch} onClick={() => setText(before)}>
            {fabric ? "Edit" : "Add details"}
            <span className={shared.hidden}> of the fabric</span>
          </button>
        )
      }
    >
      {text === undefined && <p className={fabric ? styles.fabric : shared.muted}>{fabric ?? "No details yet."}</p>}
      {text !== undefined && (
        <>
          <TextArea label="Fabric" hideLabel rows={3} maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
          <FormButtons small busy={busy} onAct={() => void save()} onCancel={() => setText(undefined)}>
            Save
          </FormButtons>
        </>
      )}
    </Panel>
  );
}
