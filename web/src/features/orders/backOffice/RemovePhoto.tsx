import { AskInPlace } from "../../../admin/AskInPlace";
import { useChange } from "../../../admin/useChange";
import { removePhoto } from "./queries";

/** Removes a photo of an order after a question, because its file is deleted. */
export function RemovePhoto({ order, photo, name }: { order: number; photo: number; name: string }) {
  const { busy, change } = useChange();
  return <AskInPlace label="Remove" yes="Delete permanently" of={name} busy={busy} onYes={() => change(() => removePhoto(order, photo))} />;
}
