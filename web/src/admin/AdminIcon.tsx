import { ICON_PATHS } from "../ui/Icon";
import styles from "../ui/Icon.module.css";
import type { AdminIcon as Name } from "../site/adminPart";

const PATHS: Readonly<Record<Name | "more" | "leave" | "logout" | "print" | "undo" | "plus", string>> = {
  today: "M3 11L12 4l9 7M5.5 10v10h13V10",
  orders: "M9 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM8.5 7.5L21 17M8.5 16.5L21 7",
  calendar: ICON_PATHS.calendar,
  catalogue: "M8 3c0 3 8 3 8 0l3 1-2 6 2 11H5l2-11-2-6zM7.500 10h9",
  courses: "M4 4h16v16H4zM10 8.500v7l5.500-3.500z",
  coupons: "M4 4h8l9 9-8 8-9-9zM8 8h.010",
  content: "M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7",
  customers: "M12 8a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0zM2.500 20c0-4 3-6 6-6s6 2 6 6M15.500 4.800a3.500 3.500 0 0 1 0 6.400M17 14.300c2.600.6 4.500 2.500 4.500 5.700",
  payments: "M6 4h12M6 8.500h12M6 13h3.500a4.500 4.500 0 0 0 0-9M9.500 13L16 20.500",
  cash: "M4 8h16v12H4zM4 13h16M10 16.500h4M7 8V4h10v4",
  piecework: "M14.500 3.500l6 6M4 20l3-1L19 7l-2-2L5 17zM4 9h6M7 6v6",
  reports: "M4 20h16M6.500 20v-7M12 20V5M17.500 20v-10",
  settings: "M15.200 12a3.200 3.200 0 1 1-6.400 0 3.200 3.200 0 0 1 6.400 0zM12 2.500v4M12 17.500v4M2.500 12h4M17.500 12h4M5.300 5.300l2.800 2.800M15.900 15.900l2.800 2.800M18.700 5.300l-2.800 2.800M8.100 15.900l-2.800 2.800",
  more: "M4 7h16M4 12h16M4 17h16",
  leave: "M14 4H4v16h10M9 12h12M17 8l4 4-4 4",
  logout: "M12 3v9M7 6a8 8 0 1 0 10 0",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  plus: "M12 4v16M4 12h16",
};

/** The icons of the back office. */
export function AdminIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
