import { useMemo, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { ChoiceField, DayField, LongTextField, PriceField, SwitchField, TextField, useControlled } from "../../../../admin/form/fields";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import { newRequestKey } from "../../../../api/requestKey";
import type { WalkInOrder } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import { choicesOf, type Choice } from "../../booking/choices";
import { SLOTS } from "../../booking/slots";
import { productList } from "../../queries";
import { board, detail } from "../paths";
import { PARTS } from "../places";
import { takeOrder } from "../queries";
import { todayInIndia } from "../subject";
import { CustomerPart } from "./CustomerPart";
import { ItemSearch } from "./ItemSearch";
import { MeasureFields } from "./MeasureFields";
import { ALIASES, emptyWalkIn, rulesOf, type WalkInValues } from "./values";
import styles from "./WalkIn.later.module.css";

const back = { href: board, label: "Back to orders" };
const slots = (all: readonly string[]) => all.map((slot) => ({ value: slot, label: slot }));

/** The form of a walk-in order. */
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
    said: "Order created",
    onSaved: ({ id }) => navigate(detail(id), { replace: true }),
    aliases: ALIASES,
  });
  const today = todayInIndia();
  return (
    <EditScreen title="New order" back={back} edit={edit} aside={<Money edit={edit} owner={owner} today={today} />}>
      <CustomerPart edit={edit} asked={idOf(search.get("id") ?? undefined)} />
      <Panel title="Item">
        <WorkField edit={edit} choices={choices} />
        <LongTextField edit={edit} name="fabric" label="Fabric" hint="Colour, length, who brought it. Only visible to the shop." optional most={500} rows={3} />
      </Panel>
      <Panel title="Measurements">
        <Measured edit={edit} />
      </Panel>
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

/** A product of the catalogue, or free text. */
function WorkField({ edit, choices }: PartProps & { choices: readonly Choice[] }) {
  const { value, onChange, error, id } = useControlled({ edit, name: "work", label: "Item" });
  return <ItemSearch id={id} label="Item" choices={choices} value={value as string} onValue={onChange} error={error} />;
}

function Measured({ edit }: PartProps) {
  const { value, onChange, error } = useControlled({ edit, name: "lengths", label: "Measurements" });
  return <MeasureFields lengths={value as WalkInValues["lengths"]} onChange={onChange} error={error} />;
}

/** Trial and ready dates, price and advance. */
function Money({ edit, owner, today }: PartProps & { owner: boolean; today: string }) {
  return (
    <>
      <Panel title="Dates">
        <DayField edit={edit} name="promisedDay" label="Ready by" optional min={today} />
        <DayField edit={edit} name="trialDay" label="Trial" optional min={today} />
        {edit.values.trialDay && (
          <ChoiceField edit={edit} name="trialSlot" label="Trial time" optional none="Any time" options={slots(PARTS)} />
        )}
      </Panel>
      <Panel title={owner ? "Price and advance" : "Advance"}>
        {owner && <PriceField edit={edit} name="price" label="Agreed price, in rupees" optional hint="For the whole order. Only visible to you." />}
        <PriceField edit={edit} name="advance" label="Advance, in rupees" optional hint="Leave empty for none. Record cash payments on the order page." />
      </Panel>
    </>
  );
}

