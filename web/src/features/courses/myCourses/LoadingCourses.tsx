import { Loading, Skeleton } from "../../../ui/States";
import shared from "../../../ui/shared.module.css";
import styles from "./MyCourses.later.module.css";
import { messages } from "./messages";

/** The screen's skeleton while the courses load. */
export function LoadingCourses() {
  return (
    <>
      <div className={styles.greeting}>
        <div className={shared.wrap}>
          <h1>{messages.title}</h1>
        </div>
      </div>
      <Loading text={messages.loading} className={`${shared.wrap} ${styles.page}`}>
        <div className={styles.panel}>
          <div className={styles.bleed}>
            <Skeleton ratio="16/9" lines={0} />
          </div>
          <Skeleton lines={4} />
        </div>
        <div className={styles.side}>
          <Skeleton lines={6} />
        </div>
      </Loading>
    </>
  );
}
