import { useEffect, useState, useSyncExternalStore } from "react";
import type { LibraryImage } from "../../../api/schema";
import { useUndoHere } from "../../../admin/undo";
import { sendImage } from "./queries";
import { UploadQueue, type Upload } from "./uploadQueue";

/** The pending uploads of one field. */
export function useUploads(onArrived: (stored: LibraryImage, key: number) => void): {
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** Cancels an upload that can be undone: a photo from the camera may exist nowhere else. */
  cancel: (upload: Upload) => void;
} {
  const [queue] = useState(() => new UploadQueue(sendImage));
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(() => {
    queue.whenArrived(onArrived);
  });
  useEffect(() => {
    queue.open();
    addEventListener("online", queue.reconnect);
    return () => {
      removeEventListener("online", queue.reconnect);
      queue.close();
    };
  }, [queue]);
  const offerUndo = useUndoHere();
  const cancel = ({ key, state, again }: Upload) => {
    const file = queue.cancel(key);
    if (!file || (state === "failed" && !again)) return;
    offerUndo({ text: `Upload of ${file.name} cancelled`, undo: () => Promise.resolve(queue.add([file])) });
  };
  return { uploads, queue, cancel };
}
