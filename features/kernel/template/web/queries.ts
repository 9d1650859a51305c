import { read } from "../../api/read";

export const itemList = () => read("FEATURE_item_list", "/FEATURE/items");
