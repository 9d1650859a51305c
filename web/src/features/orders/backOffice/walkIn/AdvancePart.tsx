import { PriceField, TextField, useControlled } from "../../../../admin/form/fields";
import { paiseOf, typedRupees } from "../../../../admin/form/rules";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import type { PriceSettings } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { exampleOf, valuesOf } from "../prices/rules";
import type { Sums } from "./prices";
import type { PricedPiece } from "./usePrices";
import type { WalkInValues } from "./values";
import pieceStyles from "../order/Piece.later.module.css";
import styles from "./WalkIn.later.module.css";

const HALF = 50;

const WAYS = [
  ["", "Not yet"],
  ["cash", "Cash"],
  ["upi", "UPI"],
] as const;

interface Props {
  edit: EditForm<WalkInValues>;
  pieces: readonly PricedPiece[];
  settings: PriceSettings | undefined;
  sums: Sums;
  seesPrices: boolean;
  owner: boolean;
}

/** The advance, as it is usually asked, how it is paid now, and what is left. */
export function AdvancePart({ edit, pieces, settings, sums: { known, rush, discount, total }, seesPrices, owner }: Props) {
  const advance = paiseOf(edit.values.advance) ?? 0;
  const share = (percent: string) => (settings && total > 0 ? exampleOf({ ...valuesOf(settings), advancePercent: percent }, total) : undefined);
  const usual = settings && share(String(settings.advancePercent));
  const half = settings?.advancePercent === HALF ? undefined : share(String(HALF));
  const offers = [
    { label: "None", paise: 0 },
    ...(usual && settings ? [{ label: `${settings.advancePercent} % = ${rupees(usual)}`, paise: usual }] : []),
    ...(half && half !== usual ? [{ label: `${HALF} % = ${rupees(half)}`, paise: half }] : []),
    ...(total > 0 && usual !== total ? [{ label: `Full = ${rupees(total)}`, paise: total }] : []),
  ];
  const count = `${pieces.length} ${pieces.length === 1 ? "piece" : "pieces"}`;
  return (
    <Panel title="Advance">
      {seesPrices && <Adjustments edit={edit} rush={rush} owner={owner} />}
      <PriceField edit={edit} name="advance" label="Advance, in rupees" optional hint="Leave empty for none." />
      {total > 0 && (
        <div className={pieceStyles.options} role="group" aria-label="Usual advances">
          {offers.map(({ label, paise }) => (
            <button key={label} type="button" aria-pressed={advance === paise} onClick={() => edit.form.setValue("advance", paise === 0 ? "" : typedRupees(paise), { shouldDirty: true })}>
              {label}
            </button>
          ))}
        </div>
      )}
      {seesPrices && <PaidNow edit={edit} />}
      {total > 0 && (
        <dl className={styles.total}>
          <dt>{known.length === pieces.length ? count : `${count}, ${known.length} with a price`}</dt>
          <dd>{rupees(total - rush + discount)}</dd>
          {rush > 0 && (
            <>
              <dt>Rush fee</dt>
              <dd>{rupees(rush)}</dd>
            </>
          )}
          {discount > 0 && (
            <>
              <dt>Discount</dt>
              <dd>{`−${rupees(discount)}`}</dd>
            </>
          )}
          {(rush > 0 || discount > 0) && (
            <>
              <dt>Total</dt>
              <dd>{rupees(total)}</dd>
            </>
          )}
          {advance > 0 && (
            <>
              <dt>Advance</dt>
              <dd>{`−${rupees(advance)}`}</dd>
              <dt>Balance</dt>
              <dd>{rupees(Math.max(0, total - advance))}</dd>
            </>
          )}
        </dl>
      )}
    </Panel>
  );
}

/** The rush fee, and for the owner a discount. */
function Adjustments({ edit, rush, owner }: { edit: EditForm<WalkInValues>; rush: number; owner: boolean }) {
  const { discount, neededBy, rush: typed } = edit.values;
  const usual = typed === "" && rush > 0 ? `${rupees(rush)} unless you change it. Enter 0 for none.` : undefined;
  return (
    <>
      {(neededBy !== "" || typed !== "") && <PriceField edit={edit} name="rush" label="Rush fee, in rupees" optional hint={usual} />}
      {owner && <TextField edit={edit} name="discount" label="Discount" hint="Rupees, or a percentage like 10%." optional />}
      {owner && discount !== "" && <TextField edit={edit} name="discountReason" label="Reason for the discount" hint="The customer sees it." />}
    </>
  );
}

/** Whether the advance is paid with the order, and how. */
function PaidNow({ edit }: { edit: EditForm<WalkInValues> }) {
  const { value, onChange, id } = useControlled({ edit, name: "paidBy", label: "Paid now" });
  return (
    <fieldset id={id} className={pieceStyles.options}>
      <legend>Paid now</legend>
      {WAYS.map(([way, label]) => (
        <button key={way} type="button" aria-pressed={value === way} onClick={() => onChange(way)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
