import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { read } from "../../../../api/read";

export const adminHowToMeasureList = ({ deleted }: Wanted = {}) =>
  read("admin_how_to_measure_list", "/admin/content/how-to-measure", { query: { ...(deleted && { deleted }) } });

export const howToMeasureRecords = records("/admin/content/how-to-measure");
