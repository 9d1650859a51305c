import type { TeamRole } from "../../../../api/schema";
import { Choice } from "../../../../ui/Field";
import { ROLES } from "./roles";
import styles from "./Staff.later.module.css";

interface Props {
  role: TeamRole;
  onRole: (role: TeamRole) => void;
}

/** The choice of a role, each with what it may do. */
export function RoleFields({ role, onRole }: Props) {
  return (
    <fieldset className={styles.roles}>
      <legend>Role</legend>
      {ROLES.map((one) => (
        <div key={one.role}>
          <Choice label={one.label} type="radio" name="role" value={one.role} checked={one.role === role} aria-describedby={`role-${one.role}`} onChange={() => onRole(one.role)} />
          <p id={`role-${one.role}`}>{one.may}</p>
        </div>
      ))}
    </fieldset>
  );
}
