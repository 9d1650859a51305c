import { read } from "../../api/read";

export const pinCodeList = () => read("pin_code_list", "/orders/pin-codes");

/** Everything the shop stitches: the booking form offers it. */
export const productList = () => read("product_list", "/catalogue/products");

/** What is free on a day; tomorrow unless another one is named. */
export const slotList = (day?: string) => read("slot_list", "/orders/slots", day ? { query: { day } } : {});

export const measurementProfileList = () => read("measurement_profile_list", "/me/measurement-profiles");

/** The videos on measuring, to watch beside the boxes. */
export const measureVideoList = () => read("measure_video_list", "/content/measure-videos");
