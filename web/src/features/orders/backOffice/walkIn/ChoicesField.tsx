import { useControlled } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import type { ChoiceGroup } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import shared from "../../../../ui/shared.module.css";
import type { WalkInValues } from "./values";
import styles from "./WalkIn.later.module.css";

interface Props {
  edit: EditForm<WalkInValues>;
  name: `pieces.${number}.options`;
  groups: readonly ChoiceGroup[];
}

/** The choices of a product, such as neck and lining. A second press takes an option back. */
export function ChoicesField({ edit, name, groups }: Props) {
  const { value, onChange, error, id } = useControlled({ edit, name, label: "Choices" });
  const chosen = value as number[];
  const press = (group: ChoiceGroup, option: number) => {
    const without = chosen.filter((one) => one !== option && (group.several || !group.options.some((other) => other.id === one)));
    onChange(chosen.includes(option) ? without : [...without, option]);
  };
  return (
    <div id={id}>
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend>
            {group.name} {!group.required && <span className={shared.muted}>(optional)</span>}
          </legend>
          {group.options.map((option) => (
            <button key={option.id} type="button" disabled={!option.available} aria-pressed={chosen.includes(option.id)} onClick={() => press(group, option.id)}>
              {option.name}
              {option.pricePaise > 0 && <small>{` +${rupees(option.pricePaise)}`}</small>}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
