import { useState } from "react";
import type { Fabric, FabricSource } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { FormButtons } from "../../../../form/FormButtons";
import { Field, Select, TextArea } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import type { PieceSubject } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import styles from "./Piece.later.module.css";

const LONGEST = 500;
const LONGEST_STORAGE_PLACE = 60;

export const SOURCES: Readonly<Record<FabricSource, string>> = { customer: "Customer's fabric", shop: "Shop's fabric" };

interface Props {
  of: PieceSubject;
  storagePlace: string | undefined;
}

/** The fabric of a piece: whose it is, what it is and where it lies. Only the shop sees the shelf. */
export function PieceFabric({ of, storagePlace }: Props) {
  const [changing, setChanging] = useState(false);
  const { fabric, fabricSource } = of.piece;
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3>Fabric</h3>
        {!changing && (
          <button type="button" className={shared.stitch} onClick={() => setChanging(true)}>
            {fabric ? "Edit" : "Add details"}
            <span className={shared.hidden}> of the fabric</span>
          </button>
        )}
      </div>
      {changing ? (
        <FabricForm of={of} before={{ text: fabric ?? "", source: fabricSource, storagePlace: storagePlace ?? "" }} onClose={() => setChanging(false)} />
      ) : (
        <FabricText of={of} storagePlace={storagePlace} />
      )}
    </section>
  );
}

/** What is known of the fabric. */
export function FabricText({ of: { piece }, storagePlace }: Props) {
  return (
    <div className={styles.fabric}>
      <p className={piece.fabric ? undefined : shared.muted}>{piece.fabric ?? "No details yet."}</p>
      <p className={shared.muted}>
        {SOURCES[piece.fabricSource]}
        {storagePlace && `, shelf ${storagePlace}`}
      </p>
    </div>
  );
}

function FabricForm({ of, before, onClose }: { of: PieceSubject; before: Required<Fabric>; onClose: () => void }) {
  const [text, setText] = useState(before.text);
  const [source, setSource] = useState(before.source);
  const [storagePlace, setStoragePlace] = useState(before.storagePlace);
  const { busy, setFabric } = useOrderChanges();
  const save = async () => {
    if (await setFabric(of, { text: text.trim(), source, storagePlace: storagePlace.trim() }, before)) onClose();
  };
  return (
    <Form busy={busy} onSend={save}>
      <TextArea label="Fabric" hideLabel rows={3} maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
      <div className={styles.pair}>
        <Select label="Whose fabric" value={source} onChange={({ target }) => setSource(target.value === "shop" ? "shop" : "customer")}>
          <option value="customer">{SOURCES.customer}</option>
          <option value="shop">{SOURCES.shop}</option>
        </Select>
        <Field label="Shelf" optional maxLength={LONGEST_STORAGE_PLACE} autoComplete="off" value={storagePlace} onChange={({ target }) => setStoragePlace(target.value)} />
      </div>
      <FormButtons small busy={busy} onCancel={onClose}>
        Save
      </FormButtons>
    </Form>
  );
}
