import type { Wanted } from "../../../../admin/list/useItems";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { OfferDraft } from "../../../../api/schema";

export const adminOfferList = ({ deleted }: Wanted = {}) =>
  read("admin_offer_list", "/admin/content/offers", { query: { deleted } });

const at = (id: number) => ({ params: { path: { id } } });

export const createOffer = (body: OfferDraft) => unwrap(client.POST("/admin/content/offers", { body }));

export const updateOffer = (id: number, body: OfferDraft) => unwrap(client.PUT("/admin/content/offers/{id}", { ...at(id), body }));

export const orderOffers = (ids: number[]) => unwrap(client.PUT("/admin/content/offers", { body: { ids } }));

export const deleteOffer = (id: number) => unwrap(client.DELETE("/admin/content/offers/{id}", at(id)));

export const restoreOffer = (id: number) => unwrap(client.POST("/admin/content/offers/{id}/restore", at(id)));
