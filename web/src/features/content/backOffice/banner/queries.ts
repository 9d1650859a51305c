import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { read } from "../../../../api/read";

export const adminBannerList = ({ deleted }: Wanted = {}) =>
  read("admin_banner_list", "/admin/content/banner", { query: { deleted } });

export const bannerRecords = records("/admin/content/banner");
