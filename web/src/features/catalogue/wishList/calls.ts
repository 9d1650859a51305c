import type { QueryClient } from "@tanstack/react-query";
import { read } from "../../../api/read";
import { send } from "../../../api/send";

/** Adds products to the account's wish list; answers all of it. */
export const addWishes = (products: readonly number[]) => send("POST /me/wishes", { body: { products: [...products] } });

export const removeWish = (product: number) => send("DELETE /me/wishes/{product}", { path: { product } });

/** The account's wish list. */
export const accountWishes = (client: QueryClient) => {
  const { queryKey, queryFn } = read("wish_list", "/me/wishes");
  return client.fetchQuery({ queryKey, queryFn });
};
