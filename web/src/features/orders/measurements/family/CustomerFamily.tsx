import { useState } from "react";
import { useRead } from "../../../../api/read";
import { ProblemError } from "../../../../api/problem";
import type { MeasurementProfile } from "../../../../api/schema";
import { copy } from "./copy";
import styles from "./Family.later.module.css";
import { PeopleChips } from "./PeopleChips";
import { PersonForm } from "./PersonForm";
import { customerFamily, useSaveForCustomer } from "./shopFamily";

interface Props {
  /** User id of the customer, also of one without an account. */
  customer: number;
  /** Id of the chosen profile. */
  chosen: number | undefined;
  /** The chosen person; none when the chosen one is pressed again. */
  onChoose: (person: MeasurementProfile | undefined) => void;
}

const reasonOf = (failure: unknown): string => (failure instanceof ProblemError ? failure.problem.message : copy.offline);

/** The people of a customer's family, for the shop: choose one, or add one. What is measured for a chosen one is saved with their profile. */
export function CustomerFamily({ customer, chosen, onChoose }: Props) {
  const { data: people = [] } = useRead(customerFamily(customer));
  const save = useSaveForCustomer(customer);
  const [adding, setAdding] = useState(false);
  const person = people.find(({ id }) => id === chosen);
  return (
    <>
      <PeopleChips label={copy.family} people={people} chosen={chosen} onChoose={(one) => onChoose(one.id === chosen ? undefined : one)} onAdd={() => setAdding(true)} />
      {adding && (
        <PersonForm
          reasonOf={reasonOf}
          onCancel={() => setAdding(false)}
          onSave={async (input) => {
            onChoose(await save(input));
            setAdding(false);
          }}
        />
      )}
      {person && <p className={styles.noted}>{copy.notedIn(person.name)}</p>}
    </>
  );
}
