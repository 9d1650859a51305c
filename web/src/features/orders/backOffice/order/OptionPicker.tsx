import type { ChoiceGroup } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import shared from "../../../../ui/shared.module.css";
import styles from "./Piece.later.module.css";

interface Props {
  groups: readonly ChoiceGroup[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** The choices of a product. A second press takes an option back. Options that are no longer offered go with the first change. */
export function OptionPicker({ groups, chosen, onChange }: Props) {
  const offered = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)));
  const press = (group: ChoiceGroup, option: number) => {
    const others = chosen.filter((one) => one !== option && offered.has(one) && (group.several || !group.options.some(({ id }) => id === one)));
    onChange(chosen.includes(option) ? others : [...others, option]);
  };
  return groups.map((group) => (
    <fieldset key={group.id} className={styles.options}>
      <legend>
        {group.name} {!group.required && <span className={shared.muted}>(optional)</span>}
      </legend>
      {group.options.map(({ id, name, pricePaise }) => (
        <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => press(group, id)}>
          {name}
          {pricePaise > 0 && <small>{` +${rupees(pricePaise)}`}</small>}
        </button>
      ))}
    </fieldset>
  ));
}
