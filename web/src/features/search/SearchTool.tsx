import { useCallback, useState } from "react";
import { OFFLINE } from "../../format/failures";
import { IconButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LazyPart } from "../../ui/LazyPart";
import { toast } from "../../ui/noticeStore";

const load = () => import("./SearchOverlay");

/** The magnifier in the header and the search over the whole screen, whose code is fetched when it is first opened. */
export function SearchTool() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const giveUp = () => {
    toast(OFFLINE, { kind: "error" });
    close();
  };
  return (
    <>
      <IconButton icon="search" label="Search" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} look="full" label="Search">
        <LazyPart load={load} given={{ onClose: close }} onFailure={giveUp} />
      </Dialog>
    </>
  );
}
