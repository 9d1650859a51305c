import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../../api/problem";
import type { UnmatchedPayment } from "../../../../api/schema";
import { unmatchedList } from "./queries";

/** The least time between requests to the provider, in milliseconds. Reconciliation usually fixes these before. */
const OLD_AFTER_MS = 5 * 60_000;

/** Payments at the provider that are not recorded in the shop. */
export const useUnmatched = () => useQuery<UnmatchedPayment[], Failure>({ ...unmatchedList(), staleTime: OLD_AFTER_MS, retry: false });
