import type { ChoiceGroup } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import shared from "../../../../ui/shared.module.css";
import { pressed } from "../../../garments/public/choices";
import styles from "./Piece.later.module.css";

interface Props {
  groups: readonly ChoiceGroup[];
  chosen: readonly number[];
  error?: string | undefined;
  onChange: (chosen: number[]) => void;
}

/**
 * The choices of a product or garment type, such as neck and lining. A second press removes an option. Options that are
 * no longer offered go with the first change.
 */
export function OptionPicker({ groups, chosen, error, onChange }: Props) {
  const offered = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)));
  const press = (group: ChoiceGroup, option: number) => onChange(pressed(group, chosen, option).filter((id) => offered.has(id)));
  return (
    <>
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.options}>
          <legend>
            {group.name} {!group.required && <span className={shared.muted}>(optional)</span>}
          </legend>
          {group.options.map(({ id, name, pricePaise, available }) => (
            <button key={id} type="button" disabled={!available && !chosen.includes(id)} aria-pressed={chosen.includes(id)} onClick={() => press(group, id)}>
              {name}
              {pricePaise > 0 && <small>{` +${rupees(pricePaise)}`}</small>}
            </button>
          ))}
        </fieldset>
      ))}
    </>
  );
}
