import { isOffline, type Failure } from "../../../api/problem";
import { ErrorState } from "../../../ui/States";
import { copy } from "../copy";

/** A list or page could not be loaded: its own listed text, or that there is no network; 'Try Again' asks once more. */
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
  return (
    <ErrorState
      title={isOffline(failure) ? copy.offline : text}
      as={as}
      middle={as === "h1"}
      onRetry={() => void onRetry()}
    />
  );
}
