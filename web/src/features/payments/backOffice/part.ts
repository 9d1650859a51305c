import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { TestModeStrip } from "./TestModeStrip";
import { CouponScreen } from "./CouponScreen";
import { CouponsPage } from "./CouponsPage";
import { CashPage } from "./drawer/CashPage";
import { ExpensesPage } from "./expenses/ExpensesPage";
import { FiguresPage } from "./figures/FiguresPage";
import { LedgerPanel } from "./ledger/LedgerPanel";
import { RecordPayment } from "./ledger/RecordPayment";
import { PaymentsChart } from "./money/MoneyInPanels";
import { MoneyReport } from "./money/MoneyReport";
import { MoneyToday } from "./money/MoneyToday";
import { ReceiptsPage } from "./receipts/ReceiptsPage";
import { TaxPage } from "./receipts/TaxPage";
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
      path: "/settings/gst",
      page: TaxPage,
      access: "owner",
      listed: { in: "/settings", label: "GST and receipts", hint: "Registration, codes and rates", place: 20 },
    },
    {
      path: "/settings/receipts",
      page: ReceiptsPage,
      access: "owner",
      listed: { in: "/settings", label: "Receipts", hint: "All issued documents, and the export for your accountant", place: 21 },
    },
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
    { path: "/cash", page: CashPage, entry: { label: "Cash drawer", icon: "cash", place: 9.5 }, access: "counter" },
    { path: "/expenses", page: ExpensesPage, under: "/cash", access: "manager" },
    { path: "/reports", page: FiguresPage, entry: { label: "Reports", icon: "reports", place: 10 }, access: "owner" },
  ],
  strip: TestModeStrip,
  useOwnersWaiting,
  customer: CustomerMoneyPanel,
  customerLine: CustomerAccountLine,
  order: LedgerPanel,
  recordPayment: RecordPayment,
  today: { work: PaymentsChart, list: MoneyToday },
  report: MoneyReport,
  useChecks,
  useSetup,
  audit,
};

export default part;
