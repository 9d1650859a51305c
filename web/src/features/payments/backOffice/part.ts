import type { AdminPart } from "../../../admin/part";
import { CouponScreen } from "./CouponScreen";
import { CouponsPage } from "./CouponsPage";
import { LedgerPanel } from "./ledger/LedgerPanel";
import { MoneyInPanels } from "./money/MoneyInPanels";
import { MoneyReport } from "./money/MoneyReport";

const part: AdminPart = {
  screens: [
    { path: "/coupons", page: CouponsPage, entry: { label: "Coupons", icon: "coupons", place: 6 }, owner: true },
    { path: "/coupons/:id", page: CouponScreen, under: "/coupons", owner: true },
  ],
  order: LedgerPanel,
  today: MoneyInPanels,
  report: MoneyReport,
};

export default part;
