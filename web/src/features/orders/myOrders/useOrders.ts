import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Failure } from "../../../api/problem";
import type { Read } from "../../../api/read";
import { invalidate } from "../../../api/invalidate";
import type { Order } from "../../../api/schema";
import { readAgainAfter } from "./order";
import { appointmentList, orderList, orderMoney, orderView } from "./queries";

/** Refetches on every mount and focus, and regularly while an order is open: the shop may have moved it. */
function useFresh(question: Read<Order[]>): UseQueryResult<Order[], Failure> {
  return useQuery<Order[], Failure>({
    ...question,
    staleTime: 0,
    retryOnMount: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state: { data } }) => Array.isArray(data) && readAgainAfter(data),
    // A response that is not a list counts as empty.
    select: (list) => (Array.isArray(list) ? list : []),
  });
}

export const useOrders = () => ({ orders: useFresh(orderList()), requests: useFresh(appointmentList()) });

/** Refetches both lists, and every order that is open. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const lists = [orderList().queryKey, appointmentList().queryKey, ...[orderView(0), orderMoney(0)].map(({ queryKey }) => queryKey.slice(0, 1))];
    await Promise.all(lists.map((queryKey) => invalidate(client, { queryKey })));
  }, [client]);
}
