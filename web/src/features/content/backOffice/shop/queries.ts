import { read } from "../../../../api/read";
import type { ShopDraft } from "../../../../api/schema";
import { send } from "../../../../api/send";

export const adminShopView = () => read("admin_shop_view", "/admin/content/shop");

export const updateShop = (body: ShopDraft) => send("PUT /admin/content/shop", { body });

export const checkShop = (body: ShopDraft, signal: AbortSignal) => send("POST /admin/content/shop/check", { body, signal });
