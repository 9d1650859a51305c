import { read } from "../../api/read";

export const itemList = () => read("piecework_item_list", "/piecework/items");
