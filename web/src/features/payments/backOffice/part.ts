import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { TestModeStrip } from "./TestModeStrip";
import { CouponScreen } from "./CouponScreen";
import { CouponsPage } from "./CouponsPage";
import { useChecks } from "./provider/checks";
import { useSetup } from "./useSetup";
import { ProviderPage } from "./provider/ProviderPage";
import { CustomerAccountLine } from "./payments/CustomerAccountLine";
import { CustomerMoneyPanel } from "./payments/CustomerMoneyPanel";
import { DisputesPage } from "./payments/DisputesPage";
import { PaymentScreen } from "./payments/PaymentScreen";
import { PaymentsPage } from "./payments/PaymentsPage";
import { UnmatchedPage } from "./payments/UnmatchedPage";
import { useOwnersWaiting } from "./payments/waiting";

const part: AdminPart = {
  screens: [
    { path: "/coupons", page: CouponsPage, entry: { label: "Coupons", icon: "coupons", place: 6 }, access: "owner" },
    { path: "/coupons/:id", page: CouponScreen, under: "/coupons", access: "owner" },
    {
      path: "/settings/payments",
      page: ProviderPage,
      access: "owner",
      listed: { in: "/settings", label: "Payments", hint: "Razorpay keys and webhook", place: 30 },
    },
    { path: "/payments", page: PaymentsPage, entry: { label: "Payments", icon: "payments", place: 9 }, access: "owner" },
    { path: "/payments/elsewhere", page: UnmatchedPage, under: "/payments", access: "owner" },
    { path: "/payments/disputes", page: DisputesPage, under: "/payments", access: "owner" },
    { path: "/payments/:id", page: PaymentScreen, under: "/payments", access: "owner" },
  ],
  strip: TestModeStrip,
  useOwnersWaiting,
  customer: CustomerMoneyPanel,
  customerLine: CustomerAccountLine,
  useChecks,
  useSetup,
  audit,
};

export default part;
