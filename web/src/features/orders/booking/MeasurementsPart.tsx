import { useEffect, useId, useState, type ReactNode } from "react";
import { useRead } from "../../../api/read";
import { Icon } from "../../../ui/Icon";
import { namedByKey } from "../measurements/fields";
import { typedUnit, type Lengths } from "../measurements/lengths";
import { MeasurementFields } from "../measurements/MeasurementFields";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { useUnit } from "../measurements/useUnit";
import { productList } from "../queries";
import { copy } from "./copy";
import styles from "./Measures.later.module.css";
import { Part } from "./Part";
import type { BookingForm } from "./useBookingForm";
import { VideoLink } from "./VideoLink";

/** Who measures: we at the visit, or the customer now. Typed measurements come back with the second choice. */
export function MeasurementsPart({ form, profiles }: { form: BookingForm; profiles: ReactNode }) {
  const name = useId();
  const [asked, setOwn] = useState<boolean>();
  // Filled in by a draft or a link, or as chosen here.
  const own = asked ?? typedUnit(form.watch("lengths")) !== undefined;
  const [typed, setTyped] = useState<Lengths>();
  const choose = (wanted: boolean) => {
    const lengths = form.getValues("lengths");
    setOwn(wanted);
    if (!wanted) setTyped(lengths);
    form.setValue("lengths", wanted ? (typed ?? lengths) : {}, { shouldDirty: true });
    form.clearErrors("lengths");
  };
  const { visit, visitHint, own: ownLabel, ownHint } = copy.measures;
  const ways = [
    { wanted: false, label: visit, hint: visitHint },
    { wanted: true, label: ownLabel, hint: ownHint },
  ];
  return (
    <Part title={copy.measures.legend}>
      <div role="radiogroup" aria-label={copy.measures.legend} className={styles.who}>
        {ways.map(({ wanted, label, hint }) => (
          <label key={label}>
            <input type="radio" name={name} checked={own === wanted} onChange={() => choose(wanted)} />
            <b>{label}</b>
            <small>{hint}</small>
          </label>
        ))}
      </div>
      {own && <OwnMeasurements form={form} profiles={profiles} />}
    </Part>
  );
}

/** The optional measurements of the chosen service's garment. */
function OwnMeasurements({ form, profiles }: { form: BookingForm; profiles: ReactNode }) {
  const lengths = form.watch("lengths");
  const of = useFields(form, lengths);
  const unit = useUnit();
  return (
    <>
      <p className={styles.hint}>{copy.measures[typedUnit(lengths) ?? unit]}</p>
      <p className={styles.ways}>
        <Icon name="tutorials" />
        <span>
          {copy.measures.unsure} <VideoLink />
        </span>
      </p>
      {profiles}
      <MeasurementFields
        of={of}
        drawn
        lengths={lengths}
        onChange={(to) => {
          form.setValue("lengths", to, { shouldDirty: true });
          if (Object.keys(to).length === 0) form.clearErrors("lengths");
        }}
        group={form.watch("ageGroup")}
        onGroup={(to) => form.setValue("ageGroup", to, { shouldDirty: true })}
        idOf={(key) => form.idOf(`lengths.${key}`)}
        errorOf={(key) => form.errorOf(`lengths.${key}`)}
        onLeave={(key) => form.recheck(`lengths.${key}`)}
      />
    </>
  );
}

/** The garment type of the chosen service. */
export function useGarmentType(form: BookingForm): number | undefined {
  const { data: products } = useRead(productList());
  const product = Number(form.watch("productId"));
  return products?.find(({ id }) => id === product)?.garmentTypeId;
}

/** The fields of the chosen service, which the form checks before it is sent. */
function useFields(form: BookingForm, lengths: Lengths) {
  const of = useMeasurementFields(useGarmentType(form), namedByKey(lengths));
  const { noteFields } = form;
  useEffect(() => noteFields(of.fields ?? []));
  return of;
}
