import type { AdminPart } from "../../../admin/part";
import { MissedReport } from "./MissedReport";

const part: AdminPart = { screens: [], report: MissedReport };

export default part;
