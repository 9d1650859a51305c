import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { PageDraft } from "../../../../api/schema";

export const adminPageList = () => read("admin_page_list", "/admin/content/pages");

export const adminPageView = (slug: string) =>
  read("admin_page_view", "/admin/content/pages/{slug}", { path: { slug } });

export const updatePage = (slug: string, body: PageDraft) =>
  unwrap(client.PUT("/admin/content/pages/{slug}", { params: { path: { slug } }, body }));
