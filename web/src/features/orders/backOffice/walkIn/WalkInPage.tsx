import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { ChoiceField, DayField, LongTextField, SwitchField, TextField } from "../../../../admin/form/fields";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import { saidOf } from "../../../../admin/useChange";
import { newRequestKey } from "../../../../api/requestKey";
import type { WalkInOrder } from "../../../../api/schema";
import { upload } from "../../../../api/upload";
import { rupees } from "../../../../format/money";
import { idOf, useVisit } from "../../../../site/visit";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import { useSeesPrices } from "../../../auth/public/useSeesPrices";
import { choicesOf } from "../../booking/choices";
import { isDay, SLOTS } from "../../booking/slots";
import { garmentTypeList } from "../../measurements/useMeasurementFields";
import { productList } from "../../queries";
import { slipFile } from "../papers/files";
import { board, detail } from "../paths";
import { PARTS } from "../places";
import { priceSettingsView, takeOrder } from "../queries";
import { PURPOSES, todayInIndia } from "../subject";
import { AdvancePart } from "./AdvancePart";
import { CustomerPart } from "./CustomerPart";
import { PiecePart } from "./PiecePart";
import type { PieceFiles } from "./PiecePhotos";
import { soonerText, sumsOf, usualRush } from "./prices";
import { usePieces } from "./usePieces";
import { usePrices } from "./usePrices";
import { ALIASES, emptyWalkIn, MOST_PIECES, rulesOf, type WalkInValues } from "./values";
import styles from "./WalkIn.later.module.css";

const KINDS = ["reference", "cloth"] as const;
const back = { href: board, label: "Back to orders" };
const slots = (all: readonly string[]) => all.map((slot) => ({ value: slot, label: slot }));

/** The form of a walk-in order. */
export function WalkInPage() {
  const [, navigate] = useLocation();
  const { search } = useVisit();
  const seesPrices = useSeesPrices();
  const owner = useIsOwner();
  const { data: products } = useQuery(productList());
  const choices = useMemo(() => choicesOf(products ?? []), [products]);
  const { data: types } = useQuery(garmentTypeList());
  const schema = useMemo(() => rulesOf(choices, types), [choices, types]);
  const { visitDay = "", visitSlot = "", purpose = "" } = Object.fromEntries(search);
  const initial = useMemo(() => ({ ...emptyWalkIn(), ...(isDay(visitDay) && { visit: true, visitDay, visitSlot, purpose }) }), [visitDay, visitSlot, purpose]);
  const [photos, setPhotos] = useState<Photos>({});
  const rowIds = useRef<readonly string[]>([]);
  const save = useSaving(photos, rowIds);
  const prints = useRef(false);
  const edit = useEditForm<WalkInValues, WalkInOrder, Saved>({
    schema,
    initial,
    version: undefined,
    draftKey: "order:new",
    save,
    said: "Order created",
    onSaved: ({ id }) => {
      // Saving takes a moment, for which the press still lets a page be opened; the order's page has the slip in any case.
      if (prints.current) window.open(slipFile(id, "a5"), "_blank", "noopener");
      navigate(detail(id), { replace: true });
    },
    aliases: ALIASES,
  });
  const submitTo = (print: boolean, event?: FormEvent) => {
    prints.current = print;
    edit.submit(event);
  };
  const today = todayInIndia();
  const { rows, add, removeAt } = usePieces(edit, (from, to) => setPhotos((all) => ({ ...all, [to]: all[from] ?? {} })));
  useEffect(() => {
    rowIds.current = rows.map(({ id }) => id);
  }, [rows]);
  const priced = usePrices(edit.values.pieces, choices);
  const { data: settings } = useQuery(priceSettingsView());
  const sums = sumsOf(edit.values, priced, usualRush(edit.values, settings, today));
  const aside = (
    <>
      <Dates edit={edit} today={today} several={rows.length > 1} sooner={soonerText(edit.values, settings, today)} />
      <AdvancePart edit={edit} pieces={priced} settings={settings} sums={sums} seesPrices={seesPrices} owner={owner} />
    </>
  );
  return (
    <EditScreen
      title="New order"
      back={back}
      edit={{ ...edit, submit: (event) => submitTo(false, event) }}
      aside={aside}
      total={<Total total={sums.total} pieces={rows.length} />}
      also={{ label: "Save and print slip", run: () => submitTo(true) }}
    >
      <CustomerPart edit={edit} asked={idOf(search.get("id") ?? undefined)} />
      {rows.map(({ id }, at) => (
        <PiecePart
          key={id}
          edit={edit}
          at={at}
          choices={choices}
          types={types ?? []}
          priced={priced[at]}
          owner={seesPrices}
          photos={photos[id] ?? {}}
          onPhotos={(files) => setPhotos({ ...photos, [id]: files })}
          onRemove={rows.length > 1 ? () => removeAt(at) : undefined}
        />
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
            <ChoiceField edit={edit} name="purpose" label="What for" optional none="By its step" options={Object.entries(PURPOSES).map(([value, label]) => ({ value, label }))} />
          </div>
        )}
      </Panel>
    </EditScreen>
  );
}

/** Photos by the row of their piece. */
type Photos = Readonly<Record<string, PieceFiles>>;

interface Saved {
  version: number;
  id: number;
}

/**
 * Sends the form under one key, so that a retry after a lost connection is the same order, and then its photos. The
 * order stays if a photo fails.
 */
function useSaving(photos: Photos, rows: RefObject<readonly string[]>) {
  const pending = useRef<{ what: string; key: string }>(undefined);
  return async (order: WalkInOrder): Promise<Saved> => {
    const what = JSON.stringify(order);
    if (pending.current?.what !== what) pending.current = { what, key: newRequestKey() };
    const made = await takeOrder(order, pending.current.key);
    for (const [at, row] of rows.current.entries()) {
      const piece = made.pieces[at];
      for (const kind of KINDS) {
        for (const photo of piece ? (photos[row]?.[kind] ?? []) : []) {
          const path = `/admin/orders/${made.order.id}/photos?kind=${kind}&shown=true&piece=${piece?.id ?? ""}`;
          await upload(path, photo, () => undefined).catch((failure: unknown) => toast(`${photo.name}: ${saidOf(failure)}`, { kind: "error", ms: 8000 }));
        }
      }
    }
    return { version: 1, id: made.order.id };
  };
}

/** The sum in the bar with the buttons. */
function Total({ total, pieces }: { total: number; pieces: number }) {
  return (
    <>
      <b>{rupees(total)}</b>
      <small>{pieces === 1 ? "1 piece" : `${pieces} pieces`}</small>
    </>
  );
}

interface PartProps {
  edit: EditForm<WalkInValues>;
}

/** Trial and ready dates, the same for all pieces. */
function Dates({ edit, today, several, sooner }: PartProps & { today: string; several: boolean; sooner: string | undefined }) {
  const hint = several ? "For all pieces." : undefined;
  return (
    <Panel title="Dates">
      <DayField edit={edit} name="neededBy" label="Needed by" hint={sooner ?? "The day the customer needs it."} optional min={today} />
      <div className={styles.days}>
        <DayField edit={edit} name="promisedDay" label="Ready by" hint={hint} optional min={today} />
        <DayField edit={edit} name="trialDay" label="Trial" hint={hint} optional min={today} />
      </div>
      {edit.values.trialDay && <ChoiceField edit={edit} name="trialSlot" label="Trial time" optional none="Any time" options={slots(PARTS)} />}
    </Panel>
  );
}
