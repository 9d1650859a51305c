import { useMemo, useRef } from "react";
import { useFieldArray, type Control } from "react-hook-form";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { ChoiceField, DayField, LongTextField, SwitchField, TextField } from "../../../../admin/form/fields";
import { focusField } from "../../../../admin/form/errors";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import { newRequestKey } from "../../../../api/requestKey";
import type { WalkInOrder } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { Button } from "../../../../ui/Button";
import { useSeesPrices } from "../../../auth/public/useSeesPrices";
import { choicesOf } from "../../booking/choices";
import { SLOTS } from "../../booking/slots";
import { garmentTypeList } from "../../measurements/useMeasurementFields";
import { productList } from "../../queries";
import { board, detail } from "../paths";
import { PARTS } from "../places";
import { takeOrder } from "../queries";
import { todayInIndia } from "../subject";
import { AdvancePart } from "./AdvancePart";
import { CustomerPart } from "./CustomerPart";
import { PiecePart } from "./PiecePart";
import { usePrices } from "./usePrices";
import { ALIASES, emptyPiece, emptyWalkIn, MOST_PIECES, rulesOf, type PieceValues, type WalkInValues } from "./values";
import styles from "./WalkIn.later.module.css";

const back = { href: board, label: "Back to orders" };
const slots = (all: readonly string[]) => all.map((slot) => ({ value: slot, label: slot }));

/** The form of a walk-in order. */
export function WalkInPage() {
  const [, navigate] = useLocation();
  const { search } = useVisit();
  const seesPrices = useSeesPrices();
  const { data: products } = useQuery(productList());
  const choices = useMemo(() => choicesOf(products ?? []), [products]);
  const { data: types } = useQuery(garmentTypeList());
  const schema = useMemo(() => rulesOf(choices, types), [choices, types]);
  const initial = useMemo(() => emptyWalkIn(), []);
  const save = useCounterPayment();
  const edit = useEditForm<WalkInValues, WalkInOrder, { version: number; id: number }>({
    schema,
    initial,
    version: undefined,
    draftKey: "order:new",
    save,
    said: "Order created",
    onSaved: ({ id }) => navigate(detail(id), { replace: true }),
    aliases: ALIASES,
  });
  const today = todayInIndia();
  const { rows, add, removeAt } = usePieces(edit);
  const priced = usePrices(edit.values.pieces, choices);
  const aside = (
    <>
      <Dates edit={edit} today={today} several={rows.length > 1} />
      <AdvancePart edit={edit} pieces={priced} owner={seesPrices} />
    </>
  );
  return (
    <EditScreen title="New order" back={back} edit={edit} aside={aside}>
      <CustomerPart edit={edit} asked={idOf(search.get("id") ?? undefined)} />
      {rows.map(({ id }, at) => (
        <PiecePart key={id} edit={edit} at={at} choices={choices} priced={priced[at]} owner={seesPrices} onRemove={rows.length > 1 ? () => removeAt(at) : undefined} />
      ))}
      {rows.length < MOST_PIECES && (
        <div className={styles.more}>
          <Button look="line" wide onClick={add}>
            Add another piece
          </Button>
        </div>
      )}
      <Panel title="Home visit">
        <SwitchField edit={edit} name="visit" label="Book a home visit" hint="To measure, pick up or deliver. It takes a slot in the calendar." />
        {edit.values.visit && (
          <div className={styles.pairs}>
            <DayField edit={edit} name="visitDay" label="Visit date" min={today} />
            <ChoiceField edit={edit} name="visitSlot" label="Visit time" none="Choose a time" options={slots(SLOTS)} />
            <LongTextField edit={edit} name="address" label="Address" rows={2} />
            <TextField edit={edit} name="pinCode" label="Pin code" inputMode="numeric" />
          </div>
        )}
      </Panel>
    </EditScreen>
  );
}

/** Sends the form under one key, so that a retry after a lost connection is the same order. */
function useCounterPayment() {
  const pending = useRef<{ what: string; key: string }>(undefined);
  return async (order: WalkInOrder) => {
    const what = JSON.stringify(order);
    if (pending.current?.what !== what) pending.current = { what, key: newRequestKey() };
    const { order: made } = await takeOrder(order, pending.current.key);
    return { version: 1, id: made.id };
  };
}

interface PartProps {
  edit: EditForm<WalkInValues>;
}

/** The pieces of the form: one at first. */
function usePieces(edit: EditForm<WalkInValues>) {
  const control = edit.form.control as unknown as Control<{ pieces: PieceValues[] }>;
  const { fields: rows, append, remove } = useFieldArray({ control, name: "pieces" });
  const add = () => {
    append(emptyPiece(), { shouldFocus: false });
    const name = `pieces.${rows.length}.work`;
    setTimeout(() => focusField(edit.idOf(name)));
  };
  return { rows, add, removeAt: (at: number) => remove(at) };
}

/** Trial and ready dates, the same for all pieces. */
function Dates({ edit, today, several }: PartProps & { today: string; several: boolean }) {
  const hint = several ? "For all pieces." : undefined;
  return (
    <Panel title="Dates">
      <DayField edit={edit} name="promisedDay" label="Ready by" hint={hint} optional min={today} />
      <DayField edit={edit} name="trialDay" label="Trial" hint={hint} optional min={today} />
      {edit.values.trialDay && <ChoiceField edit={edit} name="trialSlot" label="Trial time" optional none="Any time" options={slots(PARTS)} />}
    </Panel>
  );
}
