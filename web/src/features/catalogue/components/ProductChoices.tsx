import type { ChoiceGroup } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { copy } from "../copy";
import styles from "./ProductChoices.module.css";

/** What can be chosen of a product, and what it adds to the price. */
export function ProductChoices({ groups }: { groups: readonly ChoiceGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className={styles.choices} aria-label={copy.choices}>
      <h2>{copy.choices}</h2>
      <p>{copy.choicesHint}</p>
      <dl>
        {groups.map(({ id, name, options }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {options.map((option) => (
                <span key={option.id} className={option.available ? undefined : styles.off}>
                  {option.name}
                  {option.available && option.pricePaise > 0 && <b> +{rupees(option.pricePaise)}</b>}
                  {!option.available && <small> {copy.unavailable}</small>}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
