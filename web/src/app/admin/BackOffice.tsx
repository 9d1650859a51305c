import { useCallback, useEffect, useState } from "react";
import type { AdminPart } from "../../admin/part";
import { UndoNotice } from "../../admin/UndoNotice";
import shared from "../../ui/shared.module.css";
import { ErrorState, Loading, Skeleton } from "../../ui/States";
import { notFoundPage as NotFound } from "../notFound";
import { useVisit } from "../visit";
import styles from "./BackOffice.later.module.css";
import { Bar, Rail } from "./Ways";
import { entriesOf, loadParts, screenAt } from "./parts";

/** The frame around every screen of the back office; the screens come from the features. */
export default function BackOffice() {
  const { path } = useVisit();
  const [parts, setParts] = useState<readonly AdminPart[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadParts().then(setParts, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  if (failed) {
    const title = navigator.onLine ? "Something went wrong. Please try again." : "No Network Connection";
    return <ErrorState as="h1" middle title={title} onRetry={load} />;
  }
  if (!parts) {
    return (
      <Loading text="Loading..." className={`${shared.wrap} ${shared.page} ${styles.bones}`}>
        <Skeleton lines={6} />
      </Loading>
    );
  }
  const screen = screenAt(parts, path);
  const Page = screen?.page ?? NotFound;
  const ways = { parts, entries: entriesOf(parts), current: screen?.under ?? screen?.path };
  return (
    <div className={styles.office}>
      <Rail {...ways} />
      <div className={styles.screen}>
        <Page />
      </div>
      <Bar {...ways} />
      <UndoNotice />
    </div>
  );
}
