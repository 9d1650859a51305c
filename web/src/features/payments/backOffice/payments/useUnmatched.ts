import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../../api/problem";
import type { UnmatchedPayment } from "../../../../api/schema";
import { unmatchedList } from "./queries";

/** The provider is asked at most so often: it mends itself before that, as a rule. */
const OLD_AFTER_MS = 5 * 60_000;

/** What was paid at the provider, and is not in the books. */
export const useUnmatched = () => useQuery<UnmatchedPayment[], Failure>({ ...unmatchedList(), staleTime: OLD_AFTER_MS, retry: false });
