import { useQuery } from "@tanstack/react-query";
import { PriceField, useControlled } from "../../../../admin/form/fields";
import { paiseOf, typedRupees } from "../../../../admin/form/rules";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import { rupees } from "../../../../format/money";
import { exampleOf, valuesOf } from "../prices/rules";
import { priceSettingsView } from "../queries";
import type { PricedPiece } from "./usePrices";
import type { WalkInValues } from "./values";
import styles from "./WalkIn.later.module.css";

const WAYS = [
  ["", "Not yet"],
  ["cash", "Cash"],
  ["upi", "UPI"],
] as const;

interface Props {
  edit: EditForm<WalkInValues>;
  pieces: readonly PricedPiece[];
  owner: boolean;
}

/** The advance, as it is usually asked, how it is paid now, and what is left. */
export function AdvancePart({ edit, pieces, owner }: Props) {
  const { data: settings } = useQuery(priceSettingsView());
  const known = pieces.flatMap(({ pricePaise }) => pricePaise ?? []);
  const total = known.reduce((sum, paise) => sum + paise, 0);
  const advance = paiseOf(edit.values.advance) ?? 0;
  const usual = settings && total > 0 ? exampleOf(valuesOf(settings), total) : undefined;
  const offers = [
    { label: "None", paise: 0 },
    ...(usual && settings ? [{ label: `${settings.advancePercent} % = ${rupees(usual)}`, paise: usual }] : []),
    ...(total > 0 && usual !== total ? [{ label: `Full = ${rupees(total)}`, paise: total }] : []),
  ];
  const count = `${pieces.length} ${pieces.length === 1 ? "piece" : "pieces"}`;
  return (
    <Panel title="Advance">
      <PriceField edit={edit} name="advance" label="Advance, in rupees" optional hint="Leave empty for none." />
      {total > 0 && (
        <div className={styles.group} role="group" aria-label="Usual advances">
          {offers.map(({ label, paise }) => (
            <button key={label} type="button" aria-pressed={advance === paise} onClick={() => edit.form.setValue("advance", paise === 0 ? "" : typedRupees(paise), { shouldDirty: true })}>
              {label}
            </button>
          ))}
        </div>
      )}
      {owner && <PaidNow edit={edit} />}
      {total > 0 && (
        <dl className={styles.total}>
          <dt>{known.length === pieces.length ? count : `${count}, ${known.length} with a price`}</dt>
          <dd>{rupees(total)}</dd>
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

/** Whether the advance is paid with the order, and how. */
function PaidNow({ edit }: { edit: EditForm<WalkInValues> }) {
  const { value, onChange, id } = useControlled({ edit, name: "paidBy", label: "Paid now" });
  return (
    <fieldset id={id} className={styles.group}>
      <legend>Paid now</legend>
      {WAYS.map(([way, label]) => (
        <button key={way} type="button" aria-pressed={value === way} onClick={() => onChange(way)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
