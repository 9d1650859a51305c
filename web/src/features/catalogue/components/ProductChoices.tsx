import { useEffect, useRef } from "react";
import type { ChoiceGroup } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { ChoiceFields } from "../../garments/public/ChoiceFields";
import { chosenOptions } from "../../garments/public/choices";
import { copy } from "../copy";
import { isFrom, startingPrice } from "../startingPrice";
import styles from "./ProductChoices.later.module.css";

interface Props {
  pricePaise: number;
  groups: readonly ChoiceGroup[];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** What can be chosen of a product, and what the choices add to its price. A booking from here begins with them. */
export function ProductChoices({ pricePaise, groups, chosen, onChange }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  // What was pressed before the page was hydrated.
  useEffect(() => {
    const pressed = Array.from(fields.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [], ({ value }) => Number(value));
    if (pressed.length > 0) onChange(pressed);
  }, [onChange]);
  if (groups.length === 0) return null;
  const options = chosenOptions(groups, chosen);
  return (
    <section className={styles.choices} aria-label={copy.choices}>
      <h2>{copy.choices}</h2>
      <p className={styles.hint}>{copy.choicesHint}</p>
      <div ref={fields}>
        <ChoiceFields groups={groups} chosen={chosen} onChange={onChange} />
      </div>
      <p className={styles.sum} aria-live="polite">
        {options.length > 0 && (
          <>
            <span>
              <b>{copy.yourChoices}</b>
              {[rupees(pricePaise), ...options.map(({ name, pricePaise: added }) => (added > 0 ? `${name} +${rupees(added)}` : name))].join(", ")}
            </span>
            <b>{[...(isFrom(groups, chosen) ? [copy.from] : []), rupees(startingPrice(pricePaise, groups, chosen))].join(" ")}</b>
          </>
        )}
      </p>
    </section>
  );
}
