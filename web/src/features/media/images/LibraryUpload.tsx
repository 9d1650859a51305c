import { useRefresh } from "../../../admin/useFresh";
import { Around } from "./Around";
import { Choosing } from "./Choosing";
import styles from "./Images.later.module.css";
import { UploadRow } from "./UploadRow";
import { useUploads } from "./useUploads";

/** So many at once is a whole day's work of a camera. */
const MOST = 50;

/** Photos for the library itself, before anything shows them. */
export function LibraryUpload() {
  const refresh = useRefresh();
  const { uploads, queue } = useUploads(() => void refresh().catch(() => undefined));
  const send = (files: File[]) => queue.add(files.slice(0, MOST));
  return (
    <Around label="Add to the library" hideLabel onFiles={send}>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onAgain={() => queue.again(upload.key)}
              onCancel={() => queue.cancel(upload.key)}
            />
          ))}
        </ul>
      )}
      <Choosing room={MOST} several label="Library" onFiles={send} />
      <p className={styles.drop}>
        Several at once is fine. <span className={styles.dropText}>They can be dropped or pasted here too.</span>
      </p>
    </Around>
  );
}
