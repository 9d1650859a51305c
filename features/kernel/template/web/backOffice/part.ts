import type { AdminPart } from "../../../site/adminPart";
import { ItemListPage } from "./ItemListPage";
import { ItemPage } from "./ItemPage";

const part: AdminPart = {
  screens: [
    {
      path: "/content/FEATURE",
      page: ItemListPage,
      access: "editor",
      listed: { in: "/content", label: "FEATURE_TITLE", hint: "What FEATURE is about, in one line", place: 50 },
    },
    { path: "/content/FEATURE/:id", page: ItemPage, under: "/content", access: "editor" },
  ],
};

export default part;
