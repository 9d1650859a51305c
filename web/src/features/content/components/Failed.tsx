import { isOffline, type Failure } from "../../../api/problem";
import { ErrorState } from "../../../ui/States";
import { copy } from "../copy";

/** The error of a list or page, with its own text and the reason; 'Try Again' refetches. */
export function Failed({
  failure,
  text,
  onRetry,
  as,
}: {
  failure: Failure;
  text: string;
  onRetry: () => unknown;
  as?: "h1" | "p";
}) {
  const offline = isOffline(failure);
  // The reason says more than "Something went wrong".
  const vague = text === copy.pages.failed;
  return (
    <ErrorState
      title={offline && vague ? copy.offline : text}
      as={as}
      middle={as === "h1"}
      onRetry={() => void onRetry()}
    >
      {offline && !vague && <p>{copy.offline}</p>}
    </ErrorState>
  );
}
