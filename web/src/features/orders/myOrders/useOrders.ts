import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Failure } from "../../../api/problem";
import type { Read } from "../../../api/read";
import type { Order } from "../../../api/schema";
import { appointmentList, orderList } from "./queries";

/** Fresh at every visit and whenever she comes back to the page: the shop may have moved an order on. */
function useFresh(question: Read<Order[]>): UseQueryResult<Order[], Failure> {
  return useQuery<Order[], Failure>({
    ...question,
    staleTime: 0,
    retryOnMount: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    // Answers that are no list are taken for none.
    select: (list) => (Array.isArray(list) ? list : []),
  });
}

export const useOrders = () => ({ orders: useFresh(orderList()), requests: useFresh(appointmentList()) });

/** Asks for both lists anew. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const lists = [orderList(), appointmentList()];
    await Promise.all(lists.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  }, [client]);
}
