import type { AdminPart } from "../../../admin/part";
import { useFresh } from "../../../admin/useFresh";
import { CalendarPage } from "./CalendarPage";
import { OrderSheetPage } from "./OrderSheetPage";
import { OrdersPage } from "./OrdersPage";
import { todayView } from "./queries";
import { TodayPage } from "./TodayPage";

function useWaiting() {
  const { data } = useFresh(todayView());
  return { path: "/", count: data?.waiting.length ?? 0 };
}

const part: AdminPart = {
  screens: [
    { path: "/", page: TodayPage, entry: { label: "Today", icon: "today", place: 1 } },
    { path: "/orders", page: OrdersPage, entry: { label: "Orders", icon: "orders", place: 2 } },
    { path: "/orders/:id", page: OrderSheetPage, under: "/orders" },
    { path: "/calendar", page: CalendarPage, entry: { label: "Calendar", icon: "calendar", place: 3 } },
  ],
  useWaiting,
};

export default part;
