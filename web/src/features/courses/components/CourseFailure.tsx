import { useEffect } from "react";
import { isOffline, type Failure } from "../../../api/problem";
import { toast } from "../../../ui/noticeStore";
import { ErrorState } from "../../../ui/States";
import { copy } from "../copy";

/** The error of courses that could not be loaded, in place and, once, as a toast. */
export function CourseFailure({ failure, onRetry, as }: { failure: Failure; onRetry: () => void; as?: "h1" }) {
  useEffect(() => {
    toast(copy.failed, { kind: "error" });
  }, [failure]);
  return (
    <ErrorState title={copy.failed} middle={as === "h1"} onRetry={onRetry} announce={false} {...(as && { as })}>
      {isOffline(failure) && <p>{copy.offline}</p>}
    </ErrorState>
  );
}
