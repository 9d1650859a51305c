import { Panel } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { OrderDetail } from "../../../api/schema";
import { Avatar } from "../../../ui/Avatar";
import { Select } from "../../../ui/Field";
import styles from "./OrderDetail.later.module.css";
import { teamList } from "./queries";
import { subjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

/** Who does it; a choice counts at once. */
export function AssigneePanel({ detail: { order, assignee } }: { detail: OrderDetail }) {
  const { data: team = [] } = useFresh(teamList());
  const { busy, assign } = useOrderChanges();
  const members = assignee && !team.some(({ id }) => id === assignee.id) ? [...team, assignee] : team;
  // Chosen while the last choice is still on its way, it is not dropped: the server knows whose it was.
  const choose = (id: string) => void assign(subjectOf(order), assignee, members.find((member) => String(member.id) === id));
  return (
    <Panel title="Who does it">
      <div className={styles.assignee}>
        {assignee && <Avatar name={assignee.name} />}
        <Select label="Who does it" hideLabel value={assignee?.id ?? ""} aria-busy={busy || undefined} onChange={({ target }) => choose(target.value)}>
          <option value="">Nobody yet</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </Panel>
  );
}
