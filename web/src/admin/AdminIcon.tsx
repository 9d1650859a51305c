import type { AdminIcon as Name } from "./part";

const PATHS: Readonly<Record<Name | "leave" | "logout" | "print" | "undo" | "plus", string>> = {
  today: "M3 11L12 4l9 7M5.5 10v10h13V10",
  orders: "M9 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM8.5 7.5L21 17M8.5 16.5L21 7",
  calendar: "M4 5.500h16V20H4zM4 10h16M8.500 3v4M15.500 3v4",
  leave: "M14 4H4v16h10M9 12h12M17 8l4 4-4 4",
  logout: "M12 3v9M7 6a8 8 0 1 0 10 0",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  plus: "M12 4v16M4 12h16",
};

/** The drawings that only the back office needs. */
export function AdminIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
