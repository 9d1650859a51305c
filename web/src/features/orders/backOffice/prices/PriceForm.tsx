import { useState } from "react";
import { typedRupees } from "../../../../admin/form/rules";
import { useFresh } from "../../../../admin/useFresh";
import type { Order } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { FormButtons } from "../../../../form/FormButtons";
import { rupees } from "../../../../format/money";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { priceSettingsView } from "../queries";
import { pieceName, subjectOf } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import { readAdjustments, type Typed, type WrongField } from "./adjustments";
import styles from "./Price.later.module.css";

/** The most extras of an order, as on the server. */
const MOST_EXTRAS = 20;

interface Props {
  order: Order;
  onClose: () => void;
}

/** The prices of all pieces, extras, rush fee and discount: saved together. */
export function PriceForm({ order, onClose }: Props) {
  const usualRush = useFresh(priceSettingsView()).data?.rushPaise;
  const [typed, setTyped] = useState<Typed>(() => ({
    prices: Object.fromEntries(order.pieces.map(({ id, pricePaise }) => [id, typedRupees(pricePaise)])),
    extras: order.extras.map(({ label, pricePaise }) => ({ label, price: typedRupees(pricePaise) })),
    rush: typedRupees(order.rushPaise),
    discount: typedRupees(order.discountPaise),
    reason: order.discountReason ?? "",
  }));
  const [wrong, setWrong] = useState<WrongField>();
  const { busy, adjustPrice } = useOrderChanges();
  // The price when the form was opened: if another one was saved since, the server reports a conflict first.
  const [opened] = useState(order.pricePaise);
  const [refused, setRefused] = useState(false);
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    setWrong(undefined);
  };
  const errorAt = (field: WrongField["field"]) => (wrong?.field === field ? wrong.message : undefined);
  const changeExtra = (at: number, part: Partial<Typed["extras"][number]>) => change({ extras: typed.extras.map((extra, place) => (place === at ? { ...extra, ...part } : extra)) });

  const save = async () => {
    const read = readAdjustments(typed, refused ? order.pricePaise : opened);
    if ("field" in read) setWrong(read);
    else if (await adjustPrice(subjectOf(order), read.input, order)) onClose();
    else setRefused(true);
  };
  const single = order.pieces.length === 1;
  return (
    <Form busy={busy} onSend={save}>
      {order.pieces.map((piece) => (
        <Field
          key={piece.id}
          label={single ? "Price in rupees" : `${piece.position}. ${pieceName(piece)}, in rupees`}
          hint={piece.estimatePaise === undefined ? undefined : `Estimate ${rupees(piece.estimatePaise)}.`}
          inputMode="decimal"
          autoComplete="off"
          value={typed.prices[piece.id] ?? ""}
          error={errorAt(`prices.${piece.id}`)}
          onChange={({ target }) => change({ prices: { ...typed.prices, [piece.id]: target.value } })}
        />
      ))}
      {typed.extras.map((extra, at) => (
        <fieldset key={at} className={styles.extra}>
          <legend className={shared.hidden}>Extra {at + 1}</legend>
          <Field label="Extra" maxLength={60} autoComplete="off" value={extra.label} error={errorAt(`extras.${at}.label`)} onChange={({ target }) => changeExtra(at, { label: target.value })} />
          <Field label="In rupees" inputMode="decimal" autoComplete="off" value={extra.price} error={errorAt(`extras.${at}.price`)} onChange={({ target }) => changeExtra(at, { price: target.value })} />
          <button type="button" className={shared.stitch} onClick={() => change({ extras: typed.extras.filter((_, place) => place !== at) })}>
            Remove<span className={shared.hidden}> {extra.label || `extra ${at + 1}`}</span>
          </button>
        </fieldset>
      ))}
      {typed.extras.length < MOST_EXTRAS && (
        <p className={styles.add}>
          <button type="button" className={shared.stitch} onClick={() => change({ extras: [...typed.extras, { label: "", price: "" }] })}>
            Add an extra
          </button>
        </p>
      )}
      <Field
        label="Rush fee in rupees"
        optional
        hint={usualRush ? `Usually ${rupees(usualRush)}.` : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed.rush}
        error={errorAt("rush")}
        onChange={({ target }) => change({ rush: target.value })}
      />
      <Field label="Discount" optional hint="Rupees, or a percentage like 10%." autoComplete="off" value={typed.discount} error={errorAt("discount")} onChange={({ target }) => change({ discount: target.value })} />
      <Field label="Reason" optional hint="The customer sees it." maxLength={200} autoComplete="off" value={typed.reason} error={errorAt("reason")} onChange={({ target }) => change({ reason: target.value })} />
      <FormButtons small busy={busy} onCancel={onClose}>
        Save price
      </FormButtons>
    </Form>
  );
}
