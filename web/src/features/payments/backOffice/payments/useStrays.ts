import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../../api/problem";
import type { StrayPayment } from "../../../../api/schema";
import { strayList } from "./queries";

/** The provider is asked at most so often: it mends itself before that, as a rule. */
const OLD_AFTER_MS = 5 * 60_000;

/** What was paid at the provider, and is not in the books. */
export const useStrays = () => useQuery<StrayPayment[], Failure>({ ...strayList(), staleTime: OLD_AFTER_MS, retry: false });
