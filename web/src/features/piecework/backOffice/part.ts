import type { AdminPart } from "../../../site/adminPart";
import { ItemListPage } from "./ItemListPage";
import { ItemPage } from "./ItemPage";

const part: AdminPart = {
  screens: [
    {
      path: "/content/piecework",
      page: ItemListPage,
      listed: { in: "/content", label: "Piecework", hint: "What piecework is about, in one line", place: 50 },
    },
    { path: "/content/piecework/:id", page: ItemPage, under: "/content" },
  ],
};

export default part;
