import { isOffline, type Failure } from "../../../api/problem";
import { ErrorState } from "../../../ui/States";
import { copy } from "../copy";

/** The error of a list. */
export function ListFailure({
  failure,
  onRetry,
  as,
}: {
  failure: Failure;
  onRetry: () => void;
  as?: "h1" | "h2" | "p" | undefined;
}) {
  return <ErrorState as={as} middle title={isOffline(failure) ? copy.offline : copy.failed} onRetry={onRetry} />;
}
