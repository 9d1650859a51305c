import type { AdminPart } from "../../../site/adminPart";
import { CashPage } from "./drawer/CashPage";
import { ExpensesPage } from "./expenses/ExpensesPage";
import { FiguresPage } from "./figures/FiguresPage";
import { PaymentsChart } from "./money/MoneyInPanels";
import { MoneyReport } from "./money/MoneyReport";
import { MoneyToday } from "./money/MoneyToday";
import { LedgerPanel } from "./orderLedger/LedgerPanel";
import { RecordPayment } from "./orderLedger/RecordPayment";

const part: AdminPart = {
  screens: [
    { path: "/cash", page: CashPage, entry: { label: "Cash drawer", icon: "cash", place: 9.5 }, access: "counter" },
    { path: "/expenses", page: ExpensesPage, under: "/cash", access: "manager" },
    { path: "/reports", page: FiguresPage, entry: { label: "Reports", icon: "reports", place: 10 }, access: "owner" },
  ],
  order: LedgerPanel,
  recordPayment: RecordPayment,
  today: { work: PaymentsChart, list: MoneyToday },
  report: MoneyReport,
};

export default part;
