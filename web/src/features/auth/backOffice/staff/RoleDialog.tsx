import { useState } from "react";
import type { TeamRole } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import shared from "../../../../ui/shared.module.css";
import { RoleFields } from "./RoleFields";
import styles from "./Staff.later.module.css";

interface Props {
  name: string;
  role: TeamRole;
  onClose: () => void;
  onGiven: (role: TeamRole) => void;
}

/** Another role for a member. */
export function RoleDialog({ name, role, onClose, onGiven }: Props) {
  const [chosen, setChosen] = useState(role);
  return (
    <Dialog open onClose={onClose} title={`Role of ${name}`}>
      <RoleFields role={chosen} onRole={setChosen} />
      <p className={styles.lead}>They are logged out and have to log in again.</p>
      <div className={shared.row}>
        <Button disabled={chosen === role} onClick={() => onGiven(chosen)}>
          Change role
        </Button>
        <Button look="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
