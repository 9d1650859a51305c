import styles from "./Icon.module.css";

export const ICON_PATHS = {
  search: "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5L21 21",
  person: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c0-5 3.5-7.5 8-7.5s8 2.5 8 7.5",
  menu: "M4 7h16M4 12h16M4 17h11",
  close: "M5 5l14 14M19 5L5 19",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  down: "M5 9l7 7 7-7",
  home: "M3 11L12 4l9 7M5.5 10v10h13V10",
  services: "M9 3c0 3 6 3 6 0l3 1-1.5 6L20 20c-5 2-11 2-16 0l3.5-10L6 4z",
  tutorials: "M4 5h16v14H4zM10 9l5 3-5 3z",
  gallery: "M4 4h16v16H4zM4 16l5-5 4 4 3-3 4 4M17 8.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z",
  blogs: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
  about: "M7 3h10M7 21h10M9 3v18M15 3v18M9 8l6 2M9 12l6 2M9 16l6 2",
  phone: "M6 3h4l1.5 5L9 10c1 3 2 4 5 5l2-2.5 5 1.5v4c-9 2-17-6-15-15z",
  chat: "M4 20l1.5-4A8 8 0 1 1 9 19zM9 11h.01M12.5 11h.01M16 11h.01",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  warning: "M12 3l10 18H2zM12 10v5M12 18h.01",
  check: "M4 12.5l5 5L20 6.5",
  plus: "M12 4v16M4 12h16",
  share: "M12 15V3M7.5 7L12 3l4.5 4M5 12v9h14v-9",
  zoom: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  pin: "M12 21c-5-6-7-8.5-7-12a7 7 0 0 1 14 0c0 3.5-2 6-7 12zM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  scissors: "M9 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM8.5 7.5L21 17M8.5 16.5L21 7",
  rupee: "M6 4h12M6 9h12M6 4c10 0 10 10 0 10l9 7",
  clock: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3.5 2",
  calendar: "M4 5.5h16V20H4zM4 10h16M8.5 3v4M15.5 3v4",
  filter: "M3 6h18M6 12h12M10 18h4",
  sort: "M7 4v16l-3-3M17 20V4l3 3",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9c1.5 2 1.5 4 0 6",
  heart: "M12 20.500C5 15 3 12 3 8.500a4.800 4.800 0 0 1 9-2.200 4.800 4.800 0 0 1 9 2.200c0 3.500-2 6.500-9 12z",
  star: "M12 2.5l2.900 6.200 6.600.9-4.800 4.700 1.200 6.700-5.900-3.200L6.100 21l1.200-6.700L2.5 9.600l6.600-.9z",
};

export type IconName = keyof typeof ICON_PATHS;

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
