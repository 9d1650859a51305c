import type { PieceSummary, TeamMember } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Options, Select } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./Board.later.module.css";
import type { MakerOffer } from "./boardView";

/** Makers that have a button of their own. */
const FIRST = 2;

interface Props {
  piece: PieceSummary;
  offers: readonly MakerOffer[];
  busy: boolean;
  onAssign: (to: TeamMember | undefined) => void;
}

/** Gives a piece without a maker to one: those with most room have buttons. */
export function AssignTo({ piece, offers, busy, onAssign }: Props) {
  const best = offers[0];
  const rest = offers.slice(FIRST);
  return (
    <div className={styles.assign}>
      {best?.free !== undefined && best.free > 0 && <p>{`${best.maker.name} has ${best.free} points free`}</p>}
      <span>Assign to</span>
      {offers.slice(0, FIRST).map(({ maker }) => (
        <Button key={maker.id} look="line" small busy={busy} onClick={() => onAssign(maker)}>
          {maker.name}
          <span className={shared.hidden}>{` for ${piece.number}`}</span>
        </Button>
      ))}
      {rest.length > 0 && <MakerSelect piece={piece} makers={rest.map(({ maker }) => maker)} none="Others" busy={busy} onAssign={onAssign} />}
    </div>
  );
}

interface SelectProps {
  piece: PieceSummary;
  makers: readonly TeamMember[];
  /** The text of the choice without a maker. */
  none: string;
  busy: boolean;
  onAssign: (to: TeamMember | undefined) => void;
}

/** The maker of a piece, to choose by a tap. A choice is saved immediately. */
export function MakerSelect({ piece, makers, none, busy, onAssign }: SelectProps) {
  const { assignee, number } = piece;
  return (
    <Select
      label={`Maker of ${number}`}
      hideLabel
      className={styles.maker}
      value={assignee?.id ?? ""}
      aria-busy={busy || undefined}
      onChange={({ target }) => !busy && onAssign(makers.find(({ id }) => String(id) === target.value))}
    >
      <option value="">{none}</option>
      <Options of={makers} by={({ id, name }) => [id, name]} />
    </Select>
  );
}
