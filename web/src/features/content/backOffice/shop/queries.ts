import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { ShopDraft } from "../../../../api/schema";

export const adminShopView = () => read("admin_shop_view", "/admin/content/shop");

export const updateShop = (body: ShopDraft) => unwrap(client.PUT("/admin/content/shop", { body }));

export const checkShop = (body: ShopDraft, signal: AbortSignal) => unwrap(client.POST("/admin/content/shop/check", { body, signal }));
