import { deviceList } from "../deviceList";

/** As on the server. */
export const MOST_FAVOURITES = 100;

/** The products that a visitor has marked, on this device; after a login also those of the account. */
export const favourites = deviceList("favourites", MOST_FAVOURITES);
