import { useState } from "react";
import { failureTitle } from "../../../api/problem";
import { FormButtons } from "../../../form/FormButtons";
import { Dialog } from "../../../ui/Dialog";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { hasDrafts } from "../session/hasDrafts";
import { logOut } from "./session";

/** Asks before a user is logged out, which clears the drafts. */
export function LogoutQuestion({ no, onStay }: { no: string; onStay: () => void }) {
  const [busy, setBusy] = useState(false);
  const [drafts] = useState(hasDrafts);
  const leave = async () => {
    setBusy(true);
    try {
      await logOut();
    } catch (failure) {
      setBusy(false);
      toast(failureTitle(failure), { kind: "error" });
    }
  };
  return (
    <Dialog open onClose={onStay} title="Are you sure you want to logout?">
      <div className={shared.text}>
        {drafts && <p>What you have typed but not saved or sent is cleared.</p>}
        <FormButtons busy={busy} onAct={() => void leave()} no={no} onCancel={onStay} free>
          Yes, log out
        </FormButtons>
      </div>
    </Dialog>
  );
}
