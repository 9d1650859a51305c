import { useIsFetching } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Whether everything that was asked for when the screen opened is answered, or has failed. What shows several answers
 * above each other waits for them, so that a late one moves nothing that is being read.
 */
export function useFirstAnswers(): boolean {
  const pending = useIsFetching({ predicate: ({ state }) => state.status === "pending" && state.fetchFailureCount === 0 });
  const [answered, setAnswered] = useState(false);
  if (!answered && pending === 0) setAnswered(true);
  return answered || pending === 0;
}
