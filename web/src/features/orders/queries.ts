import { read } from "../../api/read";

export const pinCodeList = () => read("pin_code_list", "/orders/pin-codes");
