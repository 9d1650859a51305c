import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { read } from "../../../../api/read";

export const adminOfferList = ({ deleted }: Wanted = {}) =>
  read("admin_offer_list", "/admin/content/offers", { query: { deleted } });

export const offerRecords = records("/admin/content/offers");
