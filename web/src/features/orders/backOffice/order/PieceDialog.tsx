import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Order } from "../../../../api/schema";
import { FormDialog } from "../../../../form/FormDialog";
import { FormError } from "../../../../form/FormError";
import { rupees } from "../../../../format/money";
import { Badge } from "../../../../ui/Badge";
import { Field, Options, Select, TextArea } from "../../../../ui/Field";
import { useMay } from "../../../auth/public/useMay";
import { choicesOf } from "../../booking/choices";
import { productList } from "../../queries";
import { overEstimate } from "../approve/terms";
import { garmentTypes } from "../queries";
import { pieceSubjectOf, subjectOf } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import { usePieceNow, type PieceNow } from "../usePieceNow";
import { ItemSearch } from "../walkIn/ItemSearch";
import { OptionPicker } from "./OptionPicker";
import styles from "./Piece.later.module.css";
import { usePieceForm } from "./usePieceForm";

const LONGEST_NOTE = 500;

interface Props {
  order: Order;
  /** The piece to change, as it was read when the dialog was opened; without one, a piece is added. */
  opened?: PieceNow;
  onClose: () => void;
}

/** The dialog in which a piece is added, or what it is is changed. Maker, days, fabric and measurements stand on its card. */
export function PieceDialog({ order, opened, onClose }: Props) {
  const [now, setNow] = useState(opened);
  const [news, setNews] = useState<readonly string[]>([]);
  const readPiece = usePieceNow();
  const piece = now?.piece;
  const { data: products } = useQuery(productList());
  const choices = useMemo(() => choicesOf(products ?? [], piece?.productId), [products, piece?.productId]);
  const { busy, addPiece, updatePiece } = useOrderChanges();
  const form = usePieceForm(piece, choices);
  const priced = useMay("counter") && !piece && order.status !== "Pending";
  /** Shows what someone else has changed since, before it is saved again. */
  const followOthers = ({ piece: before, version }: PieceNow) => {
    const latest = readPiece(order.id, before.id);
    if (!latest || latest.version === version) return;
    setNews(form.follow(before, latest.piece));
    setNow(latest);
  };
  const save = async () => {
    const input = form.read();
    if (!input) return;
    if (now) {
      const { profileId } = now.piece;
      if (await updatePiece(pieceSubjectOf(order, now.piece), { ...input, ...(profileId !== undefined && { profileId }), version: now.version })) onClose();
      else followOthers(now);
      return;
    }
    const pricePaise = priced ? form.readPrice() : undefined;
    if (pricePaise === null) return;
    if (await addPiece(subjectOf(order), { ...input, ...(pricePaise !== undefined && { pricePaise }) })) onClose();
  };
  const over = overEstimate(piece?.pricePaise, { ...(form.estimatePaise !== undefined && { estimatePaise: form.estimatePaise }) });
  return (
    <FormDialog title={piece ? `Edit ${piece.number}` : "Add a piece"} act={piece ? "Save" : "Add piece"} busy={busy} onClose={onClose} onSend={save}>
      <ItemSearch label="Item" choices={choices} value={form.work} onValue={form.setWork} error={form.workError} />
      {!form.product && <GarmentType value={form.garmentType} onChange={form.setGarmentType} />}
      <OptionPicker groups={form.groups} chosen={form.options} error={form.optionsError} onChange={form.setOptions} />
      <div className={styles.pair}>
        <Field label="How many" inputMode="numeric" autoComplete="off" {...form.quantity.field} />
        <Field label="For whom" optional maxLength={60} autoComplete="off" value={form.forWhom} onChange={({ target }) => form.setForWhom(target.value)} />
      </div>
      <TextArea label="Note" optional hint="The customer sees it." rows={2} maxLength={LONGEST_NOTE} value={form.note} onChange={({ target }) => form.setNote(target.value)} />
      {priced && <Field label="Agreed price in rupees" optional inputMode="decimal" autoComplete="off" {...form.price.field} />}
      {form.estimatePaise !== undefined && (
        <p className={styles.estimate} role="status">
          Estimate {rupees(form.estimatePaise)}
          {piece?.pricePaise !== undefined && `. Agreed ${rupees(piece.pricePaise)} stays.`}
          {over !== undefined && <Badge kind="waiting">{rupees(over)} over the estimate</Badge>}
        </p>
      )}
      {form.estimatePaise === undefined && form.addedPaise !== undefined && (
        <p className={styles.estimate} role="status">
          Choices add {rupees(form.addedPaise)}
        </p>
      )}
      {news.length > 0 && <FormError lines={news} />}
    </FormDialog>
  );
}

function GarmentType({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data: types = [] } = useQuery(garmentTypes());
  return (
    <Select label="Garment type" optional hint="For measurements and choices." value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">None</option>
      <Options of={types} by={({ id, name }) => [id, name]} />
    </Select>
  );
}
