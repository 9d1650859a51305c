import { read } from "../../../api/read";

export const shopView = () => read("shop_view", "/content/shop");
