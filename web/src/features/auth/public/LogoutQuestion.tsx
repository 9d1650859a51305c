import { useState } from "react";
import { isOffline } from "../../../api/problem";
import { FormButtons } from "../../../form/FormButtons";
import { Dialog } from "../../../ui/Dialog";
import { toast } from "../../../ui/noticeStore";
import { logOut } from "./session";

/** Asks before a user is logged out. */
export function LogoutQuestion({ no, onStay }: { no: string; onStay: () => void }) {
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
    <Dialog open onClose={onStay} title="Are you sure you want to logout?">
      <FormButtons busy={busy} onAct={() => void leave()} no={no} onCancel={onStay} free>
        Yes, log out
      </FormButtons>
    </Dialog>
  );
}
