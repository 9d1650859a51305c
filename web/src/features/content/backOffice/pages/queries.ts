import { read } from "../../../../api/read";
import type { PageDraft } from "../../../../api/schema";
import { send } from "../../../../api/send";

export const adminPageList = () => read("admin_page_list", "/admin/content/pages");

export const adminPageView = (slug: string) =>
  read("admin_page_view", "/admin/content/pages/{slug}", { path: { slug } });

export const updatePage = (slug: string, body: PageDraft) =>
  send("PUT /admin/content/pages/{slug}", { path: { slug }, body });
