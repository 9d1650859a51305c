import { useState, type ReactNode } from "react";
import { useRead } from "../../../api/read";
import type { MeasurementProfile } from "../../../api/schema";
import { links } from "../../../links";
import { Head } from "../../../site/head/Head";
import { ErrorState, Loading, Skeleton } from "../../../ui/States";
import { AccountFrame } from "../../auth/public/AccountFrame";
import { ForUsers } from "../../auth/public/ForUsers";
import { measurementProfileList, reasonOf, useProfileChanges } from "../measurements/family/ownFamily";
import { PeopleChips } from "../measurements/family/PeopleChips";
import { PersonForm } from "../measurements/family/PersonForm";
import styles from "./Account.later.module.css";
import { copy } from "./copy";
import { PersonMeasurements } from "./PersonMeasurements";

/** The saved measurements of the customer's family. */
export default function MeasurementsPage() {
  return (
    <>
      <Head title={copy.pageTitle} description={copy.description} canonical={links.measurements()} noindex />
      <ForUsers loading={<Frame />}>{() => <Family />}</ForUsers>
    </>
  );
}

/** The page; its skeleton without a family. */
function Frame({ children }: { children?: ReactNode }) {
  return (
    <AccountFrame current={links.measurements()}>
      <section className={styles.section} aria-labelledby="measurements-title">
        <h2 id="measurements-title">{copy.title}</h2>
        <p className={styles.lede}>{copy.lede}</p>
        {children ?? (
          <Loading text={copy.loading}>
            <Skeleton lines={8} />
          </Loading>
        )}
      </section>
    </AccountFrame>
  );
}

function Family() {
  const { data: people, error, refetch } = useRead(measurementProfileList());
  const [chosen, setChosen] = useState<number>();
  const [adding, setAdding] = useState(false);
  const { save } = useProfileChanges();
  if (!people) return <Frame>{error ? <ErrorState title={copy.failed} onRetry={() => void refetch()} /> : undefined}</Frame>;
  const person: MeasurementProfile | undefined = people.find(({ id }) => id === chosen) ?? people[0];
  return (
    <Frame>
      {people.length === 0 && !adding && <p className={styles.lede}>{copy.empty}</p>}
      <PeopleChips label={copy.family} people={people} chosen={person?.id} onChoose={({ id }) => setChosen(id)} onAdd={() => setAdding(true)} />
      {adding && (
        <PersonForm
          reasonOf={reasonOf}
          onCancel={() => setAdding(false)}
          onSave={async (input) => {
            const saved = await save(input);
            setChosen(saved.id);
            setAdding(false);
          }}
        />
      )}
      {person && <PersonMeasurements key={person.id} person={person} />}
    </Frame>
  );
}
