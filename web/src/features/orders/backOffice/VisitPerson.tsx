import { useChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import type { OrderLine, TeamMember } from "../../../api/schema";
import { Options, Select } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { assignVisit, teamList } from "./queries";
import { nearDay, todayInIndia } from "./subject";

type Visited = Pick<OrderLine, "id" | "customer" | "appointmentDate"> & { visitAssignee?: TeamMember | undefined };

interface Props {
  of: Visited;
  className?: string | undefined;
}

/** Who goes to a visit, to choose by a tap. A choice is saved immediately. */
export function VisitPerson({ of: { id, customer, appointmentDate, visitAssignee }, className }: Props) {
  const { data: team = [] } = useFresh(teamList());
  const { busy, change } = useChange();
  const assign = async (to: string) => {
    const member = team.find((one) => String(one.id) === to);
    if (!(await change(() => assignVisit(id, visitAssignee?.id, member?.id)))) return;
    const when = appointmentDate ? ` ${nearDay(appointmentDate, todayInIndia())}` : "";
    toast(member ? `${member.name} goes to ${customer}${when}` : `No one is assigned to the visit to ${customer}`);
  };
  return (
    <Select label={`Who goes to ${customer}`} hideLabel className={className} value={visitAssignee?.id ?? ""} aria-busy={busy || undefined} onChange={({ target }) => !busy && void assign(target.value)}>
      <option value="">Who goes?</option>
      <Options of={team} by={({ id: member, name }) => [member, name]} />
    </Select>
  );
}
