import type { AdminPart } from "../../../site/adminPart";
import { MissedReport } from "./MissedReport";

const part: AdminPart = { screens: [], report: MissedReport };

export default part;
