import { useState, type ReactNode } from "react";
import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { MeasurementProfile } from "../../../../api/schema";
import { messageOf } from "../../../../form/failures";
import { day } from "../../../../format/date";
import { Facts } from "../../../../ui/Facts";
import shared from "../../../../ui/shared.module.css";
import { copy } from "../../measurements/copy";
import { PersonForm, type PersonInput } from "../../measurements/family/PersonForm";
import { personName } from "../../measurements/family/people";
import { customerFamily, useSaveForCustomer } from "../../measurements/family/shopFamily";
import { lengthText } from "../../measurements/lengths";
import { useUnit } from "../../measurements/useUnit";
import styles from "./Customer.later.module.css";

interface Props {
  customer: number;
  /** Shown while the family is empty. */
  children: ReactNode;
}

/** The people of a customer's family, each with the newest lengths by garment. */
export function FamilyPanel({ customer, children }: Props) {
  const { data: people } = useFresh(customerFamily(customer));
  const [editing, setEditing] = useState<number | "new">();
  const save = useSaveForCustomer(customer);
  if (!people) return null;
  const keep = async (input: PersonInput, id?: number) => {
    await save(input, id);
    setEditing(undefined);
  };
  const form = { reasonOf: messageOf, onCancel: () => setEditing(undefined) };
  return (
    <>
      {people.length === 0 && children}
      <Panel
        title="Family"
        aside={
          <button type="button" className={shared.stitch} onClick={() => setEditing("new")}>
            Add a person
          </button>
        }
      >
        {people.length === 0 && editing !== "new" && <p className={shared.muted}>No one yet. What you measure for a person is saved here.</p>}
        {editing === "new" && <PersonForm {...form} onSave={keep} />}
        <ul className={styles.family}>
          {people.map((person) => (
            <li key={person.id}>
              {editing === person.id && (
                <PersonForm
                  {...form}
                  begun={{ name: person.name, relation: person.relation ?? "", ageGroup: person.ageGroup ?? "adult" }}
                  onSave={async (input) => keep(input, person.id)}
                />
              )}
              <div hidden={editing === person.id}>
                <Person person={person} onEdit={() => setEditing(person.id)} />
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Person({ person, onEdit }: { person: MeasurementProfile; onEdit: () => void }) {
  const unit = useUnit();
  const { measuredAt, garments, ageGroup } = person;
  const about = [ageGroup && copy.ageGroups[ageGroup], measuredAt ? `measured ${day(measuredAt)}` : "not measured yet"].filter(Boolean).join(", ");
  return (
    <>
      <p className={styles.personName}>
        <b>{personName(person)}</b>
        <small>{about.charAt(0).toUpperCase() + about.slice(1)}</small>
      </p>
      {garments.map(({ garmentTypeId, name, history: [newest] }) => (
        <details key={garmentTypeId ?? "body"} className={styles.garment}>
          <summary>
            {name ?? "Body"} {newest && <small>{day(newest.measuredAt)}</small>}
          </summary>
          <Facts of={newest?.lengths.map(({ label, cm }) => ({ name: label, value: lengthText(cm, unit) })) ?? []} className={styles.lengths} />
        </details>
      ))}
      <button type="button" className={shared.stitch} onClick={onEdit}>
        Edit<span className={shared.hidden}> {person.name}</span>
      </button>
    </>
  );
}
