import { isOffline, type Failure } from "../../../api/problem";
import { ErrorState } from "../../../ui/States";
import { copy } from "../copy";

/** A list or page could not be loaded: its own listed text, and whether it is the network; 'Try Again' asks once more. */
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
  // "Something went wrong" says less than the reason does.
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
