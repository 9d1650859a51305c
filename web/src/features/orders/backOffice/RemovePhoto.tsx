import { useState } from "react";
import { useChange } from "../../../admin/useChange";
import shared from "../../../ui/shared.module.css";
import { removePhoto } from "./queries";

/** Removes a photo of an order after a question, because its file is deleted. */
export function RemovePhoto({ order, photo, name }: { order: number; photo: number; name: string }) {
  const { busy, change } = useChange();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className={shared.stitch} onClick={() => setAsking(true)}>
        Remove<span className={shared.hidden}>: {name}</span>
      </button>
    );
  }
  return (
    <>
      <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void change(() => removePhoto(order, photo))}>
        Delete permanently<span className={shared.hidden}>: {name}</span>
      </button>
      <button type="button" className={shared.stitch} onClick={() => setAsking(false)}>
        Cancel<span className={shared.hidden}>: {name}</span>
      </button>
    </>
  );
}
