import { Dialog } from "../../ui/Dialog";
import { LazyPart } from "../../ui/LazyPart";
import { toast } from "../../ui/noticeStore";
import type { SearchOverlay } from "../../site/feature";
import { features } from "../features";

function load(): Promise<{ default: SearchOverlay }> {
  const search = features.find((feature) => feature.search)?.search;
  return search ? search() : Promise.resolve({ default: () => null });
}

/** The search window over the whole screen; what it holds comes from the search feature when it is first opened. */
export function SearchSlot({ onClose }: { onClose: () => void }) {
  const giveUp = () => {
    toast("No Network Connection", { kind: "error" });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} look="full" label="Search">
      <LazyPart load={load} given={{ onClose }} onFailure={giveUp} />
    </Dialog>
  );
}
