import type { AdminPart, SetupStep } from "../../../site/adminPart";
import { audit } from "./audit";
import { useFresh } from "../../../admin/useFresh";
import { CalendarPage } from "./CalendarPage";
import { CustomerOrders } from "./customer/CustomerOrders";
import { OrderDetailPage } from "./OrderDetailPage";
import { OrdersPage } from "./OrdersPage";
import { MyPiecePage } from "./ownPieces/MyPiecePage";
import { MyPiecesPage } from "./ownPieces/MyPiecesPage";
import { PhoneCalendarPage } from "./phoneCalendar/PhoneCalendarPage";
import { PiecePage } from "./PiecePage";
import { PinCodePage } from "./pinCodes/EditPage";
import { PinCodesPage } from "./pinCodes/ListPage";
import { adminPinCodeList } from "./pinCodes/queries";
import { PastePage } from "./pinCodes/PastePage";
import { PriceSettingsPage } from "./prices/PriceSettingsPage";
import { todayView } from "./queries";
import { OrdersReport } from "./report/OrdersReport";
import { TodayPage } from "./TodayPage";
import { WalkInPage } from "./walkIn/WalkInPage";

function useWaiting() {
  const { data } = useFresh(todayView());
  return [{ path: "/", count: data?.waiting.length ?? 0 }];
}

function useSetup(): SetupStep[] {
  const areas = useFresh(adminPinCodeList()).data;
  if (!areas) return [];
  return [
    {
      id: "pin-codes",
      title: "Pin codes you serve",
      hint: areas.length > 0 ? `${areas.length} ${areas.length === 1 ? "pin code" : "pin codes"}` : "Visitors check theirs on the home page",
      done: areas.length > 0,
      place: 30,
      later: true,
      minutes: 2,
      href: "/admin/content/pin-codes/paste",
      action: "Paste list",
    },
  ];
}

const part: AdminPart = {
  screens: [
    { path: "/", page: TodayPage, entry: { label: "Today", icon: "today", place: 1 }, access: "counter" },
    { path: "/orders", page: OrdersPage, entry: { label: "Orders", icon: "orders", place: 2 }, access: "counter" },
    { path: "/orders/new", page: WalkInPage, under: "/orders", access: "counter" },
    { path: "/orders/:id", page: OrderDetailPage, under: "/orders", access: "counter" },
    { path: "/orders/:id/pieces/:position", page: PiecePage, under: "/orders", access: "counter" },
    { path: "/", page: MyPiecesPage, entry: { label: "My pieces", icon: "orders", place: 1 }, only: "maker" },
    { path: "/orders/:id/pieces/:position", page: MyPiecePage, under: "/", only: "maker" },
    { path: "/calendar", page: CalendarPage, entry: { label: "Calendar", icon: "calendar", place: 3 }, access: "counter" },
    { path: "/calendar/subscribe", page: PhoneCalendarPage, under: "/calendar", access: "counter" },
    { path: "/calendar/subscribe", page: PhoneCalendarPage, under: "/", only: "maker" },
    {
      path: "/content/pin-codes",
      page: PinCodesPage,
      listed: { in: "/content", group: "Home page", label: "Pin codes", hint: "Where you pick up", place: 4.5 },
    },
    {
      path: "/settings/prices",
      page: PriceSettingsPage,
      access: "owner",
      under: "/settings",
      listed: { in: "/settings", label: "Prices and advances", hint: "Advance, rush fee, balance online, terms", place: 18 },
    },
    { path: "/content/pin-codes/paste", page: PastePage, under: "/content" },
    { path: "/content/pin-codes/:id", page: PinCodePage, under: "/content" },
  ],
  useWaiting,
  waitingFor: "counter",
  customer: CustomerOrders,
  customerFirst: true,
  report: OrdersReport,
  useSetup,
  audit,
};

export default part;
