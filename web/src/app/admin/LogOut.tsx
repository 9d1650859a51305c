import { useState } from "react";
import { AdminIcon } from "../../admin/AdminIcon";
import { LogoutQuestion } from "../../features/auth/public/LogoutQuestion";

export function LogOut() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" title="Log out" onClick={() => setAsking(true)}>
        <AdminIcon name="logout" />
        <span>Log out</span>
      </button>
      {asking && <LogoutQuestion no="Cancel" onStay={() => setAsking(false)} />}
    </>
  );
}
