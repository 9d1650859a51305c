import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import type { Order } from "../../../api/schema";
import { readAgainAfter } from "./order";
import { orderView } from "./queries";

/** One order, read again regularly while it is open: the shop may have moved it. */
export const useOrder = (id: number, enabled: boolean): UseQueryResult<Order, Failure> =>
  useQuery<Order, Failure>({
    ...orderView(id),
    enabled,
    staleTime: 0,
    retryOnMount: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state: { data } }) => data !== undefined && readAgainAfter([data]),
  });
