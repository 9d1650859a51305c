import { read } from "../../api/read";

export const offerList = () => read("offer_list", "/content/offers");
export const accountView = () => read("account_view", "/me/account");
export const sessionList = () => read("session_list", "/me/sessions");
