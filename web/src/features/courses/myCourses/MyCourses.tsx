import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { isOffline, type Failure } from "../../../api/problem";
import { StoredNotice } from "../../../site/StoredNotice";
import { useVisit, idOf } from "../../../site/visit";
import type { SessionUser } from "../../auth/public/useSession";
import { showAlert } from "../../../ui/noticeStore";
import { Frame } from "../../../ui/Photo";
import { LazyPart } from "../../../ui/LazyPart";
import { ErrorState } from "../../../ui/States";
import type { Progress } from "../player/lesson";
import type { PlayerHandle } from "../player/Player";
import { enrolmentList } from "../queries";
import type { Enrolment } from "../../../api/schema";
import { CourseList } from "./CourseList";
import { CoursePanel } from "./CoursePanel";
import { chosenOf, withNews } from "./enrolments";
import { Greeting } from "./Greeting";
import { LoadingCourses } from "./LoadingCourses";
import shared from "../../../ui/shared.module.css";
import styles from "./MyCourses.later.module.css";
import { ReviewPart } from "./ReviewPart";
import { messages } from "./messages";

/** Loaded separately: most customers gave none. */
const loadGifts = () => import("../gift/GiftsPart");

/** The customer's courses: the chosen one in the player, and the list. */
export function MyCourses({ user }: { user: SessionUser }) {
  const { search, path } = useVisit();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const player = useRef<PlayerHandle>(null);
  const { data, error, isFetching, refetch } = useQuery<Enrolment[], Failure>({
    ...enrolmentList(),
    // Another device may have made progress, or a payment may have been confirmed, since the last request.
    refetchOnMount: "always",
    refetchOnReconnect: "always",
    retryOnMount: true,
  });
  const wanted = idOf(search.get("course"));

  if (!data && error && !isFetching) {
    return (
      <>
        <Greeting user={user} />
        <div className={`${shared.wrap} ${shared.page}`}>
          <ErrorState title={messages.failed} onRetry={() => void refetch()}>
            {isOffline(error) && <p>{messages.offline}</p>}
          </ErrorState>
        </div>
      </>
    );
  }
  // A course bought a moment ago is not in the cached list.
  const awaited = wanted !== undefined && isFetching && !data?.some(({ courseId }) => courseId === wanted);
  if (!data || awaited) return <LoadingCourses />;

  const chosen = chosenOf(data, wanted);
  const refuse = ({ state }: Enrolment) => showAlert(state === "ended" ? messages.endedAlert : messages.expiredAlert);
  const watch = (enrolment: Enrolment) => {
    if (enrolment.state !== "active") {
      refuse(enrolment);
      return;
    }
    // Synchronous, so that playback starts within the user's gesture.
    if (enrolment !== chosen) flushSync(() => navigate(`${path}?course=${enrolment.courseId}`, { replace: true }));
    player.current?.show();
    player.current?.play();
  };
  const note = (progress: Progress) =>
    queries.setQueryData<Enrolment[]>(enrolmentList().queryKey, (before) => before && withNews(before, progress));

  return (
    <>
      <Greeting user={user} />
      <StoredNotice wide />
      <div className={`${shared.wrap} ${styles.page}`}>
        {chosen ? (
          <CoursePanel ref={player} user={user} enrolment={chosen} onRefuse={refuse} onProgress={note} />
        ) : (
          <div className={styles.panel}>
            <div className={styles.bleed}>
              <Frame ratio="16/9" plain className={styles.noVideo}>
                <p>{messages.noVideo}</p>
              </Frame>
            </div>
          </div>
        )}
        <aside className={styles.side} aria-labelledby="my-courses">
          <h2 id="my-courses" className={styles.sideTitle}>
            {messages.title}
          </h2>
          <CourseList enrolments={data} chosen={chosen} onWatch={watch} />
          <LazyPart load={loadGifts} given={{}} onFailure={() => undefined} />
        </aside>
        {chosen && chosen.state !== "ended" && <ReviewPart key={chosen.courseId} enrolment={chosen} />}
      </div>
    </>
  );
}
