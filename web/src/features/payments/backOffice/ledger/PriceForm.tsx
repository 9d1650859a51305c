import { useEffect, useRef, useState } from "react";
import { useTyped } from "../../../../admin/form/useTyped";
import { paiseOf, typedRupees } from "../../../../admin/form/rules";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import { rupees } from "../../../../format/money";
import { FormButtons } from "../../../../form/FormButtons";
import { Field } from "../../../../ui/Field";
import { agreeOnPrice } from "../queries";
import styles from "./Ledger.later.module.css";

interface Props {
  orderId: number;
  pricePaise: number | undefined;
  onClose: () => void;
}

/** The agreed price of the whole order. */
export function PriceForm({ orderId, pricePaise, onClose }: Props) {
  const text = useTyped(useState(typedRupees(pricePaise)));
  const { busy, change } = useChange();
  // The price when the form was opened: if another one was saved since, the server reports a conflict.
  const seen = useRef(pricePaise);
  const latest = useRef(pricePaise);
  useEffect(() => {
    latest.current = pricePaise;
  });
  const save = async () => {
    const price = text.value.trim() === "" ? undefined : paiseOf(text.value);
    if (text.value.trim() !== "" && price === undefined) {
      text.refuse("Enter an amount like 450 or 1,250.50, or leave it empty.");
      return;
    }
    const before = seen.current;
    if (!(await change(() => agreeOnPrice(orderId, price, before)))) {
      seen.current = latest.current;
      return;
    }
    onClose();
    offerUndo({
      text: price === undefined ? "Price removed" : `Price set to ${rupees(price)}`,
      undo: async () => void (await change(() => agreeOnPrice(orderId, before, price))),
    });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <Field
        label="Price in rupees"
        hint="For the whole order, including the advance."
        inputMode="decimal"
        autoComplete="off"
        {...text.field}
      />
      <FormButtons small busy={busy} onCancel={onClose}>
        Save price
      </FormButtons>
    </form>
  );
}
