import { useMemo, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { ChoiceField, DayField, LongTextField, PriceField, SwitchField, TextField, useBox, useControlled } from "../../../../admin/form/fields";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import { newRequestKey } from "../../../../api/requestKey";
import type { WalkInOrder } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import { Field } from "../../../../ui/Field";
import { choicesOf, type Choice } from "../../booking/choices";
import { SLOTS } from "../../booking/slots";
import { productList } from "../../queries";
import { board, detail } from "../paths";
import { PARTS } from "../places";
import { takeOrder } from "../queries";
import { todayInIndia } from "../subject";
import { CustomerPart } from "./CustomerPart";
import { MeasureFields } from "./MeasureFields";
import { ALIASES, emptyWalkIn, rulesOf, type WalkInValues } from "./values";
import styles from "./WalkIn.later.module.css";

const back = { href: board, label: "Back to the orders" };
const slots = (all: readonly string[]) => all.map((slot) => ({ value: slot, label: slot }));

/** An order for somebody who stands in the shop. */
export function WalkInPage() {
  const [, navigate] = useLocation();
  const { search } = useVisit();
  const owner = useIsOwner();
  const { data: products } = useQuery(productList());
  const choices = useMemo(() => choicesOf(products ?? []), [products]);
  const schema = useMemo(() => rulesOf(choices), [choices]);
  const initial = useMemo(() => emptyWalkIn(), []);
  const save = useCounterPayment();
  const edit = useEditForm<WalkInValues, WalkInOrder, { version: number; id: number }>({
    schema,
    initial,
    version: undefined,
    draftKey: "order:new",
    save,
    said: "The order is in the book",
    onSaved: ({ id }) => navigate(detail(id), { replace: true }),
    aliases: ALIASES,
  });
  const today = todayInIndia();
  return (
    <EditScreen title="New order" back={back} edit={edit} aside={<Money edit={edit} owner={owner} today={today} />}>
      <CustomerPart edit={edit} asked={idOf(search.get("id") ?? undefined)} />
      <Panel title="What is stitched">
        <WorkField edit={edit} choices={choices} />
        <LongTextField edit={edit} name="fabric" label="The cloth" hint="Colour, length, whose it is. Only the shop reads it." optional most={500} rows={3} />
      </Panel>
      <Panel title="Measurements">
        <Measured edit={edit} />
      </Panel>
      <Panel title="A visit to her home">
        <SwitchField edit={edit} name="visit" label="Somebody goes there" hint="To measure, to fetch or to bring. It takes a place in the calendar." />
        {edit.values.visit && (
          <div className={styles.pairs}>
            <DayField edit={edit} name="visitDay" label="Day of the visit" min={today} />
            <ChoiceField edit={edit} name="visitSlot" label="Time of the visit" none="Choose a time" options={slots(SLOTS)} />
            <LongTextField edit={edit} name="address" label="Address" rows={2} />
            <TextField edit={edit} name="pinCode" label="Pin code" inputMode="numeric" />
          </div>
        )}
      </Panel>
    </EditScreen>
  );
}

/** The same form sent again after a lost line is the same order. */
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

/** Of the catalogue, or in her own words. */
function WorkField({ edit, choices }: PartProps & { choices: readonly Choice[] }) {
  const box = useBox({ edit, name: "work", label: "Item" });
  const known = choices.some(({ label }) => label === edit.values.work);
  const list = edit.idOf("works");
  return (
    <>
      <Field
        {...box}
        hint={known ? "From the catalogue." : "Choose one of the catalogue, or write it in a few words: Re-hem, four pieces."}
        list={list}
        maxLength={120}
        autoComplete="off"
      />
      <datalist id={list}>
        {choices.map(({ label, product }) => (
          <option key={product.id} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Measured({ edit }: PartProps) {
  const { value, onChange, error } = useControlled({ edit, name: "lengths", label: "Measurements" });
  return <MeasureFields lengths={value as WalkInValues["lengths"]} onChange={onChange} error={error} />;
}

/** When it is tried on and ready, and what it costs. */
function Money({ edit, owner, today }: PartProps & { owner: boolean; today: string }) {
  return (
    <>
      <Panel title="Days">
        <DayField edit={edit} name="promisedDay" label="Ready by" optional min={today} />
        <DayField edit={edit} name="trialDay" label="Trial" optional min={today} />
        {edit.values.trialDay && (
          <ChoiceField edit={edit} name="trialSlot" label="Time of the trial" optional none="Any time of the day" options={slots(PARTS)} />
        )}
      </Panel>
      <Panel title={owner ? "Price and advance" : "Advance"}>
        {owner && <PriceField edit={edit} name="price" label="Price agreed, in rupees" optional hint="For everything. Only you see it." />}
        <PriceField edit={edit} name="advance" label="Advance to ask for, in rupees" optional hint="Empty for none. Cash is written down on the order's own page." />
      </Panel>
    </>
  );
}

