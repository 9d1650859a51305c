import { useEffect, useId, useState, type ReactNode } from "react";
import type { MeasurementProfile } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import { namedByKey } from "../measurements/fields";
import { typedUnit, type Lengths, type Taken } from "../measurements/lengths";
import { MeasurementFields } from "../measurements/MeasurementFields";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { useUnit } from "../measurements/useUnit";
import { copy } from "./copy";
import { pieceEstimate, type OfferedPiece } from "./estimate";
import styles from "./Measures.later.module.css";
import { Part } from "./Part";
import { pieceForm, type PieceForm } from "./pieceForm";
import { ProfileBar, useFilling } from "./ProfileBar";
import type { BookingForm } from "./useBookingForm";
import { VideoLink } from "./VideoLink";

const loadProfilesDialog = () => import("./ProfilesDialog");

interface Props {
  form: BookingForm;
  offered: readonly OfferedPiece[];
  /** Whether the customer is logged in, and may have saved measurements. */
  known: boolean;
}

/** Who measures: we at the visit, or the customer now. Typed measurements come back with the second choice. */
export function MeasurementsPart({ form, offered, known }: Props) {
  const name = useId();
  const [asked, setOwn] = useState<boolean>();
  // Filled in by a draft or a link, or as chosen here.
  const own = asked ?? offered.some(({ piece }) => typedUnit(piece.lengths) !== undefined);
  const [typed, setTyped] = useState(new Map<string, Lengths>());
  const choose = (wanted: boolean) => {
    setOwn(wanted);
    if (!wanted) setTyped(new Map(offered.map(({ piece }) => [piece.key, piece.lengths])));
    for (const [index, { piece }] of offered.entries()) {
      const { set, clearLengths } = pieceForm(form, piece, index);
      set({ lengths: wanted ? (typed.get(piece.key) ?? piece.lengths) : {} });
      clearLengths();
    }
  };
  const { visit, visitHint, own: ownLabel, ownHint } = copy.measures;
  const ways = [
    { wanted: false, label: visit, hint: visitHint },
    { wanted: true, label: ownLabel, hint: ownHint },
  ];
  return (
    <Part title={copy.measures.legend}>
      <div id={form.idOf("measurements")} tabIndex={-1} role="radiogroup" aria-label={copy.measures.legend} className={styles.who}>
        {ways.map(({ wanted, label, hint }) => (
          <label key={label}>
            <input type="radio" name={name} checked={own === wanted} onChange={() => choose(wanted)} />
            <b>{label}</b>
            <small>{hint}</small>
          </label>
        ))}
      </div>
      {own && (
        <>
          <Ways lengths={offered.map(({ piece }) => piece.lengths)} />
          {offered.map((one, index) => {
            const at = pieceForm(form, one.piece, index);
            const fields = <OwnMeasurements form={form} at={at} offered={one} known={known} />;
            if (offered.length === 1) return <div key={one.piece.key}>{fields}</div>;
            return (
              <Folded key={one.piece.key} title={nameOf(one, index)} begun={index === 0 || typedUnit(one.piece.lengths) !== undefined} wrong={at.wrongLengths}>
                {fields}
              </Folded>
            );
          })}
        </>
      )}
    </Part>
  );
}

/** In which unit, and how it is done. */
function Ways({ lengths }: { lengths: readonly Lengths[] }) {
  const unit = useUnit();
  const typed = lengths.map(typedUnit).find((one) => one !== undefined);
  return (
    <>
      <p className={styles.hint}>{copy.measures[typed ?? unit]}</p>
      {/* Not a paragraph: the dialog of the video opens inside. */}
      <div className={styles.ways}>
        <Icon name="tutorials" />
        <span>
          {copy.measures.unsure} <VideoLink />
        </span>
      </div>
    </>
  );
}

/** What and for whom, as its measurements are headed. */
function nameOf(offered: OfferedPiece, index: number): string {
  const { title, forWhom } = pieceEstimate(offered);
  return [title || copy.pieces.piece(index + 1), forWhom && copy.pieces.forWhom(forWhom)].filter(Boolean).join(" · ");
}

interface FoldedProps {
  title: string;
  begun: boolean;
  wrong: boolean;
  children: ReactNode;
}

/** The measurements of one of several pieces, folded until they are wanted. */
function Folded({ title, begun, wrong, children }: FoldedProps) {
  const [open, setOpen] = useState(begun);
  return (
    <details className={styles.fold} open={open || wrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

interface OwnProps {
  form: BookingForm;
  at: PieceForm;
  offered: OfferedPiece;
  known: boolean;
}

/** The optional measurements of a piece's garment, and those that are saved. */
function OwnMeasurements({ form, at, offered: { piece, product }, known }: OwnProps) {
  const { key, lengths } = piece;
  const of = useMeasurementFields(product?.garmentTypeId, namedByKey(lengths));
  const { noteOffered } = form;
  useEffect(() => noteOffered(key, { fields: of.fields ?? [] }));
  return (
    <>
      {known && <Saved at={at} garmentType={product?.garmentTypeId} />}
      <MeasurementFields
        of={of}
        drawn
        lengths={lengths}
        onChange={(to) => {
          at.set({ lengths: to });
          if (Object.keys(to).length === 0) at.clearLengths();
        }}
        group={piece.ageGroup}
        onGroup={(ageGroup) => at.set({ ageGroup })}
        idOf={(field) => at.idOf(`lengths.${field}`)}
        errorOf={(field) => at.errorOf(`lengths.${field}`)}
        onLeave={(field) => at.recheck(`lengths.${field}`)}
      />
    </>
  );
}

/** The family's saved measurements, which fill in those of the piece. */
function Saved({ at, garmentType }: { at: PieceForm; garmentType: number | undefined }) {
  const filling = useFilling(at);
  const [managing, setManaging] = useState(false);
  const close = () => setManaging(false);
  return (
    <>
      <ProfileBar lengths={at.piece.lengths} garmentType={garmentType} filling={filling} onManage={() => setManaging(true)} />
      {managing && (
        <LazyPart
          load={loadProfilesDialog}
          given={{
            garmentType,
            onFill: (profile: MeasurementProfile, taken: Taken) => {
              filling.fill(profile, taken);
              close();
            },
            onClose: close,
          }}
          onFailure={() => {
            toast(copy.offline, { kind: "error" });
            close();
          }}
        />
      )}
    </>
  );
}
