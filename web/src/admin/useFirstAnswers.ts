import { useIsFetching } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Whether everything that a screen asked for at first is answered, or has failed: once the screen's own answer is there,
 * nothing else is pending. What shows several answers above each other waits for that, so that a late one moves nothing
 * that is being read.
 */
export function useFirstAnswers(own: boolean): boolean {
  const pending = useIsFetching({ predicate: ({ state }) => state.status === "pending" && state.fetchFailureCount === 0 });
  const [answered, setAnswered] = useState(false);
  if (!answered && own && pending === 0) setAnswered(true);
  return answered;
}
