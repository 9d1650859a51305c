import { Panel } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { OrderDetail } from "../../../api/schema";
import { Avatar } from "../../../ui/Avatar";
import { Options, Select } from "../../../ui/Field";
import styles from "./OrderDetail.later.module.css";
import { teamList } from "./queries";
import { pieceSubjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

/** The team member who makes the order. A choice is saved immediately. */
export function AssigneePanel({ detail: { order, pieces } }: { detail: OrderDetail }) {
  const assignee = pieces[0]?.assignee;
  const of = pieceSubjectOf(order);
  const { data: team = [] } = useFresh(teamList());
  const { busy, assign } = useOrderChanges();
  const members = assignee && !team.some(({ id }) => id === assignee.id) ? [...team, assignee] : team;
  // A choice made while the last one is being saved is sent too: the server compares the previous assignee.
  const choose = (id: string) => void (of && assign(of, assignee, members.find((member) => String(member.id) === id)));
  return (
    <Panel title="Assigned to">
      <div className={styles.assignee}>
        {assignee && <Avatar name={assignee.name} />}
        <Select label="Assigned to" hideLabel value={assignee?.id ?? ""} aria-busy={busy || undefined} onChange={({ target }) => choose(target.value)}>
          <option value="">Not assigned</option>
          <Options of={members} by={({ id, name }) => [id, name]} />
        </Select>
      </div>
    </Panel>
  );
}
