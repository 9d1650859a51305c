import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import { useRead } from "../../../api/read";
import type { Category, Product } from "../../../api/schema";
import { categoryList, categoryView, productView } from "../queries";

/** An item from a cached list. */
function useListed<One extends { id: number }>(list: string, id: number): One | undefined {
  const lists = useQueryClient().getQueriesData<One[]>({ queryKey: [list] });
  return lists.flatMap(([, listed]) => listed ?? []).find((one) => one.id === id);
}

/** A product, with cached list data while it is fetched. */
export function useProduct(id: number): UseQueryResult<Product, Failure> {
  const listed = useListed<Product>("product_list", id);
  const { queryKey, queryFn } = productView(id);
  return useQuery<Product, Failure>({ queryKey, queryFn, placeholderData: listed });
}

/** A category, with cached list data while it is fetched. */
export function useCategory(ctid: number): UseQueryResult<Category, Failure> {
  const listed = useListed<Category>("category_list", ctid);
  const { queryKey, queryFn } = categoryView(ctid);
  return useQuery<Category, Failure>({ queryKey, queryFn, placeholderData: listed });
}

/** A product's category; undefined while loading and on failure. */
export function useCategoryOf(product: Product | undefined): Category | undefined {
  const { data } = useRead(categoryList());
  return data?.find(({ ctid }) => ctid === product?.ctid);
}
