import { deviceList } from "../deviceList";

const MOST = 7;

/** Products that were viewed in this browser; nothing of it is sent. */
export const recentProducts = deviceList("recentProducts", MOST);

/** Notes that a product is viewed now. */
export const noteViewed = (product: number): void => recentProducts.set([product, ...recentProducts.ids()]);
