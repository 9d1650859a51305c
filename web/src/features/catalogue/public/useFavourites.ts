import { favourites } from "../favourites/favourites";

/** Ids of the products on this device's wish list, newest first. */
export const useFavourites = (): readonly number[] => favourites.useIds();
