import { Avatar } from "../../../../ui/Avatar";
import type { MeasurementProfile } from "../../../../api/schema";
import { copy as fieldCopy } from "../copy";
import { copy } from "./copy";
import styles from "./Family.later.module.css";

interface Props {
  label: string;
  people: readonly MeasurementProfile[];
  chosen: number | undefined;
  onChoose: (person: MeasurementProfile) => void;
  /** Opens the form for a new person; absent where none can be added. */
  onAdd?: (() => void) | undefined;
}

/** The people of a family, of whom one is chosen. */
export function PeopleChips({ label, people, chosen, onChoose, onAdd }: Props) {
  return (
    <ul className={styles.people} aria-label={label}>
      {people.map((person) => {
        const about = person.relation ?? (person.ageGroup === "child" ? fieldCopy.ageGroups.child : undefined);
        return (
          <li key={person.id}>
            <button type="button" aria-pressed={person.id === chosen} onClick={() => onChoose(person)}>
              <Avatar name={person.name} second={person.id === chosen} />
              <span>
                <span className={styles.name}>{person.name}</span>
                {about && <small>{about}</small>}
              </span>
            </button>
          </li>
        );
      })}
      {onAdd && (
        <li>
          <button type="button" className={styles.add} aria-label={copy.add} onClick={onAdd}>
            <i aria-hidden="true">+</i>
            <span>{people.length === 0 ? copy.add : copy.addShort}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
