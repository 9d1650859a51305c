import { useEffect, useState, useSyncExternalStore } from "react";
import type { LibraryImage } from "../../../api/schema";
import { sendImage } from "./queries";
import { UploadQueue, type Upload } from "./uploadQueue";

/** The pending uploads of one field. */
export function useUploads(onArrived: (stored: LibraryImage, key: number) => void): {
  uploads: readonly Upload[];
  queue: UploadQueue;
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
  return { uploads, queue };
}
