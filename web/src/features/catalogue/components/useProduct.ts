import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import { useRead } from "../../../api/read";
import type { Category, Product } from "../../../api/schema";
import { categoryList, productView } from "../queries";

/** A product. What a list has brought already is shown while it is fetched. */
export function useProduct(id: number): UseQueryResult<Product, Failure> {
  const client = useQueryClient();
  const { queryKey, queryFn } = productView(id);
  const placeholderData = () =>
    client
      .getQueriesData<Product[]>({ queryKey: ["product_list"] })
      .flatMap(([, products]) => products ?? [])
      .find((product) => product.id === id);
  return useQuery<Product, Failure>({ queryKey, queryFn, placeholderData });
}

/** The category a product belongs to; the page does without when it is not to be had. */
export function useCategoryOf(product: Product | undefined): Category | undefined {
  const { data } = useRead(categoryList());
  return data?.find(({ ctid }) => ctid === product?.ctid);
}
