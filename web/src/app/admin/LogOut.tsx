import { useState } from "react";
import { AdminIcon } from "../../admin/AdminIcon";
import { isOffline } from "../../api/problem";
import { logOut } from "../../features/auth/public/session";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { toast } from "../../ui/noticeStore";
import shared from "../../ui/shared.module.css";

export function LogOut() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logOut();
    } catch (failure) {
      setBusy(false);
      toast(isOffline(failure) ? "No Network Connection" : "Something went wrong. Please try again.", { kind: "error" });
    }
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" title="Log out" onClick={() => setAsking(true)}>
        <AdminIcon name="logout" />
        <span>Log out</span>
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Are you sure you want to logout?">
        <div className={shared.row}>
          <Button busy={busy} onClick={() => void leave()}>
            Yes, log out
          </Button>
          <Button look="line" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}
