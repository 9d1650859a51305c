import { deviceList } from "../deviceList";

/** As on the server. */
export const MOST_WISHES = 100;

/** The products that a visitor has marked, on this device; after a login also those of the account. */
export const wishList = deviceList("wishList", MOST_WISHES);
