import { useRefresh } from "../../../admin/useFresh";
import { Around } from "./Around";
import { Choosing } from "./Choosing";
import styles from "./Images.later.module.css";
import { UploadRows } from "./UploadRow";
import { useUploads } from "./useUploads";

/** The most files in one upload. */
const MOST = 50;

/** Uploads images to the library. */
export function LibraryUpload() {
  const refresh = useRefresh();
  const { uploads, queue, cancel } = useUploads(() => void refresh().catch(() => undefined));
  const send = (files: File[]) => queue.add(files.slice(0, MOST));
  return (
    <Around label="Add to the library" hideLabel onFiles={send}>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          <UploadRows uploads={uploads} queue={queue} onCancel={cancel} />
        </ul>
      )}
      <Choosing room={MOST} several label="Library" onFiles={send} />
      <p className={styles.drop}>
        You can add several at once. <span className={styles.dropText}>You can also drop or paste them here.</span>
      </p>
    </Around>
  );
}
