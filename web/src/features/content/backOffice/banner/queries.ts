import type { Wanted } from "../../../../admin/list/useItems";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { BannerDraft } from "../../../../api/schema";

export const adminBannerList = ({ deleted }: Wanted = {}) =>
  read("admin_banner_list", "/admin/content/banner", { query: { deleted } });

const at = (id: number) => ({ params: { path: { id } } });

export const createBanner = (body: BannerDraft) => unwrap(client.POST("/admin/content/banner", { body }));

export const updateBanner = (id: number, body: BannerDraft) => unwrap(client.PUT("/admin/content/banner/{id}", { ...at(id), body }));

export const orderBanner = (ids: number[]) => unwrap(client.PUT("/admin/content/banner", { body: { ids } }));

export const deleteBanner = (id: number) => unwrap(client.DELETE("/admin/content/banner/{id}", at(id)));

export const restoreBanner = (id: number) => unwrap(client.POST("/admin/content/banner/{id}/restore", at(id)));
