import { useRef, useState } from "react";
import { PrintPage } from "../../../admin/PrintPage";
import type { GarmentMeasurements, MeasurementProfile, Measuring } from "../../../api/schema";
import { day } from "../../../format/date";
import { links } from "../../../links";
import { Badge } from "../../../ui/Badge";
import { LinkButton } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy as fieldCopy } from "../measurements/copy";
import { useProfileChanges } from "../measurements/family/ownFamily";
import { personName } from "../measurements/family/people";
import { measurementsIn } from "../measurements/fields";
import { GarmentDrawing, hasBack } from "../measurements/GarmentDrawing";
import { lengthNumber, lengthText, UNITS, type Unit } from "../measurements/lengths";
import { Toggle } from "../measurements/Toggle";
import { ofPerson, useIsTyped } from "../measurements/useTypedLengths";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { useUnit } from "../measurements/useUnit";
import styles from "./Account.later.module.css";
import { changedSince, changeTexts } from "./changes";
import { copy } from "./copy";
import { LengthsForm } from "./LengthsForm";
import { Sure } from "./Sure";

interface Props {
  person: MeasurementProfile;
  garment: GarmentMeasurements;
  name: string;
}

/** The measurements of a person for a garment: the newest, or an earlier one, and the history. */
export function GarmentHistory({ person, garment: { garmentTypeId, history }, name }: Props) {
  const shop = useUnit();
  const [chosen, setUnit] = useState<Unit>();
  const [viewed, setViewed] = useState<number>();
  // What was typed before the session ended is shown at once.
  const isTyped = useIsTyped(ofPerson(person.id, garmentTypeId));
  const [doing, setDoing] = useState<"edit" | "print" | "remove" | undefined>(isTyped ? "edit" : undefined);
  // The form takes the place of the button that opens it, and the button that of the form.
  const focusNext = useRef(false);
  const focusIfNext = (element: HTMLElement | null) => {
    if (!element || !focusNext.current) return;
    focusNext.current = false;
    element.focus();
  };
  const { removeMeasuring } = useProfileChanges();
  const unit = chosen ?? shop;
  const [newest] = history;
  const shown = history.find(({ id }) => id === viewed) ?? newest;
  if (!shown) return null;
  const done = () => setDoing(undefined);
  const before = history[history.indexOf(shown) + 1];
  const view = (id: number | undefined) => {
    setViewed(id);
    done();
  };
  if (doing === "edit") {
    return (
      <div ref={focusIfNext} className={styles.panel} role="group" aria-label={`${copy.edit}: ${name}`} tabIndex={-1}>
        <LengthsForm
          person={person}
          garmentType={garmentTypeId}
          begun={measurementsIn(shown.lengths)}
          onClose={() => {
            focusNext.current = true;
            view(undefined);
          }}
        />
      </div>
    );
  }
  return (
    <>
      <Lengths garmentType={garmentTypeId} shown={shown} before={before} unit={unit} onUnit={setUnit} newest={shown === newest} />
      <div className={styles.use}>
        <LinkButton href={links.bookFor(person.id, shown.id)} wide>
          {shown === newest ? copy.use : copy.useEarlier}
        </LinkButton>
        {doing === "remove" && (
          <Sure
            question={copy.sureMeasuring(day(shown.measuredAt))}
            onNo={done}
            onYes={async () => {
              await removeMeasuring(person.id, shown.id);
              toast(copy.removedMeasuring(day(shown.measuredAt)));
              view(undefined);
            }}
          />
        )}
        <p className={styles.acts} hidden={doing === "remove"}>
          <button
            ref={focusIfNext}
            type="button"
            className={shared.stitch}
            onClick={() => {
              focusNext.current = true;
              setDoing("edit");
            }}
          >
            {copy.edit}
          </button>
          <button type="button" className={shared.stitch} onClick={() => setDoing("print")}>
            {copy.print}
          </button>
          <button type="button" className={shared.stitch} onClick={() => setDoing("remove")}>
            {copy.remove}
          </button>
        </p>
      </div>
      {doing === "print" && (
        <PrintPage format="card" onDone={done}>
          <h1>{personName(person)}</h1>
          <p>
            {name}, {day(shown.measuredAt)}
          </p>
          <table>
            <tbody>
              {shown.lengths.map(({ field, label, cm }) => (
                <tr key={field}>
                  <th scope="row">{label}</th>
                  <td>{lengthText(cm, unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PrintPage>
      )}
      <h3 className={styles.historyTitle}>{copy.history(name)}</h3>
      <ol className={styles.history}>
        {history.map((measuring, place) => (
          <li key={measuring.id} className={classNames(measuring === shown && styles.now)}>
            <i aria-hidden="true" />
            <div>
              <b>{day(measuring.measuredAt)}</b>
              <Changes now={measuring} before={history[place + 1]} unit={unit} />
            </div>
            {measuring !== shown && (
              <button type="button" className={shared.stitch} onClick={() => view(measuring.id)}>
                {copy.view}
                <span className={shared.hidden}> {day(measuring.measuredAt)}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Changes({ now, before, unit }: { now: Measuring; before: Measuring | undefined; unit: Unit }) {
  const texts = before ? changeTexts(now, before, unit) : [copy.first(now.lengths.length)];
  return texts.map((text) => <p key={text}>{text}</p>);
}

interface LengthsProps {
  garmentType: number | undefined;
  shown: Measuring;
  before: Measuring | undefined;
  newest: boolean;
  unit: Unit;
  onUnit: (unit: Unit) => void;
}

/** The drawing with its numbers, and the list of lengths with what they were before. */
function Lengths({ garmentType, shown, before, newest, unit, onUnit }: LengthsProps) {
  const [side, setSide] = useState<"front" | "back">("front");
  const [looked, setLooked] = useState<string>();
  const { lengths } = shown;
  const changed = changedSince(shown, before);
  const focused = looked ?? changed.find((length) => length.before !== undefined)?.field;
  const of = useMeasurementFields(garmentType, lengths);
  const fields = of.fields?.map(({ key }) => key) ?? lengths.map(({ field }) => field);
  const twoSides = hasBack({ fields, lengths });
  return (
    <div className={styles.set}>
      <div className={styles.drawn}>
        <div className={styles.controls}>
          {twoSides && <Toggle label={copy.side} quiet options={["front", "back"]} names={copy.sides} value={side} onChange={setSide} />}
          <Toggle label={fieldCopy.unit} quiet options={UNITS} names={fieldCopy.units} value={unit} onChange={onUnit} />
        </div>
        <div className={styles.drawing}>
          <GarmentDrawing fields={fields} lengths={lengths} unit={unit} back={twoSides && side === "back"} focused={focused} />
        </div>
      </div>
      <div className={styles.listed}>
        <div className={styles.date}>
          <div>
            <b>{day(shown.measuredAt)}</b>
            <p>{shown.measuredBy === "shop" ? copy.byUs : copy.byYou}</p>
          </div>
          <Badge kind={newest ? "good" : "waiting"}>{newest ? copy.inUse : copy.earlier}</Badge>
        </div>
        <ul className={styles.lengths}>
          {changed.map(({ field, label, cm, before: was }) => (
            <li key={field}>
              <button type="button" aria-pressed={field === focused} onClick={() => setLooked(field)}>
                <span>{label}</span>
                <b>{lengthText(cm, unit)}</b>
                {was !== undefined && <small>{copy.was(lengthNumber(was, unit), lengthNumber(cm, unit), day(shown.measuredAt))}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
