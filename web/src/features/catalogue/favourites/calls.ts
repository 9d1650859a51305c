import type { QueryClient } from "@tanstack/react-query";
import { read } from "../../../api/read";
import { send } from "../../../api/send";

/** Adds products to the account's wish list; answers all of it. */
export const addFavourites = (products: readonly number[]) => send("POST /me/favourites", { body: { products: [...products] } });

export const removeFavourite = (product: number) => send("DELETE /me/favourites/{product}", { path: { product } });

/** The account's wish list. */
export const accountFavourites = (client: QueryClient) => {
  const { queryKey, queryFn } = read("favourite_list", "/me/favourites");
  return client.fetchQuery({ queryKey, queryFn });
};
