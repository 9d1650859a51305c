import { useFresh } from "../../../../admin/useFresh";
import type { OrderEvent, TeamMember } from "../../../../api/schema";
import { Avatar } from "../../../../ui/Avatar";
import { Options, Select } from "../../../../ui/Field";
import { teamList } from "../queries";
import type { PieceSubject } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import styles from "./Piece.later.module.css";
import { sinceText } from "./steps";

interface Props {
  of: PieceSubject;
  assignee: TeamMember | undefined;
  /** When the piece reached its steps. */
  steps?: readonly OrderEvent[] | undefined;
}

/** The team member who makes a piece, and since when it is at its step. A choice is saved immediately. */
export function PieceMaker({ of, assignee, steps = [] }: Props) {
  const since = sinceText(steps, of.piece);
  const { data: team = [] } = useFresh(teamList());
  const { busy, assign } = useOrderChanges();
  const members = assignee && !team.some(({ id }) => id === assignee.id) ? [...team, assignee] : team;
  // A choice made while the last one is being saved is sent too: the server compares the previous assignee.
  const choose = (id: string) => void assign(of, assignee, members.find((member) => String(member.id) === id));
  return (
    <div className={styles.maker}>
      {assignee && <Avatar name={assignee.name} />}
      <Select label="Assigned to" hideLabel value={assignee?.id ?? ""} aria-busy={busy || undefined} onChange={({ target }) => choose(target.value)}>
        <option value="">Not assigned</option>
        <Options of={members} by={({ id, name }) => [id, name]} />
      </Select>
      {since && <p>{since}</p>}
    </div>
  );
}
