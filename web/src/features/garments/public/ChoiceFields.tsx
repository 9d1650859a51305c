import { useId } from "react";
import type { ChoiceGroup, ChoiceOption } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { classNames } from "../../../ui/classNames";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { chosenOptions, missingChoice, pressed } from "./choices";
import styles from "./ChoiceFields.later.module.css";

const copy = { optional: "(optional)", clear: "Clear", unavailable: "Not available" };

interface Props {
  /** The id of the first group that has an error, for the list of errors. */
  id?: string;
  groups: readonly ChoiceGroup[];
  chosen: readonly number[];
  error?: string | undefined;
  onChange: (ids: number[]) => void;
}

/** What the customer chooses of a product: neck, sleeve, lining. Options that are not available stay in sight. */
export function ChoiceFields({ id, groups, chosen, error, onChange }: Props) {
  const missing = error === undefined ? undefined : (missingChoice(groups, chosen) ?? groups[0]);
  return groups.map((group) => (
    <Group
      key={group.id}
      id={group === missing ? id : undefined}
      group={group}
      chosen={chosen}
      error={group === missing ? error : undefined}
      onChange={onChange}
    />
  ));
}

interface GroupProps extends Omit<Props, "groups" | "id"> {
  id: string | undefined;
  group: ChoiceGroup;
}

function Group({ id, group, chosen, error, onChange }: GroupProps) {
  const own = useId();
  const picked = chosenOptions([group], chosen);
  const drawn = group.options.some(({ image }) => image);
  const press = (option: number) => onChange(pressed(group, chosen, option));
  return (
    <fieldset id={id} tabIndex={id === undefined ? undefined : -1} className={classNames(styles.group, error && styles.wrong)} aria-describedby={error ? `${own}-error` : undefined}>
      <legend>
        {group.name} {!group.required && <span>{copy.optional}</span>}
      </legend>
      <p className={styles.picked}>
        {picked.map(({ name }) => name).join(", ")}
        {!group.required && !group.several && picked[0] && (
          <button type="button" className={shared.stitch} onClick={() => press(picked[0]?.id ?? 0)}>
            {copy.clear}
            <span className={shared.hidden}>{` ${group.name}`}</span>
          </button>
        )}
      </p>
      {error && (
        <p id={`${own}-error`} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      <div className={drawn ? styles.images : styles.chips}>
        {group.options.map((option) => (
          <Option key={option.id} option={option} name={own} several={group.several} drawn={drawn} checked={picked.includes(option)} onPress={() => press(option.id)} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  option: ChoiceOption;
  name: string;
  several: boolean;
  drawn: boolean;
  checked: boolean;
  onPress: () => void;
}

function Option({ option: { id, name: text, pricePaise, image, available }, name, several, drawn, checked, onPress }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type={several ? "checkbox" : "radio"} name={several ? undefined : name} value={id} checked={checked} disabled={!available} onChange={onPress} />
      {drawn && <Photo image={image} alt="" ratio="4/3" sizes="110px" plain className={styles.image} />}
      <span>
        {text} {pricePaise > 0 && <b>{`+${rupees(pricePaise)}`}</b>}
      </span>
      {!available && <small>{copy.unavailable}</small>}
    </label>
  );
}
