import { wishList } from "../wishList/wishList";

/** Ids of the products on this device's wish list, newest first. */
export const useWishes = (): readonly number[] => wishList.useIds();
