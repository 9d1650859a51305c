import { read } from "../../api/read";

export const pinCodeList = () => read("pin_code_list", "/orders/pin-codes");

/** The progress of an order, for everyone with its status link. */
export const orderStatusView = (key: string) => read("order_status_view", "/orders/status/{key}", { path: { key } });

/** All products, for the booking form. */
export const productList = () => read("product_list", "/catalogue/products");

/** The free slots of a day, tomorrow by default. */
export const slotList = (day?: string) => read("slot_list", "/orders/slots", day ? { query: { day } } : {});

/** The how-to-measure videos. */
export const measureVideoList = () => read("measure_video_list", "/content/measure-videos");

/** The choices of a product, such as neck and lining. */
export const choiceGroupList = (product: number) => read("choice_group_list", "/garments/choices", { query: { product } });
