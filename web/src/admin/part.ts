import type { ComponentType } from "react";

/** What the drawings of the bar and the rail are called; see BackOfficeIcon. */
export type AdminIcon = "today" | "orders" | "calendar";

/** One screen of the back office. */
export interface AdminScreen {
  /** Below /admin, `:name` for a parameter: "/orders/:id"; "/" is where everybody begins. */
  path: string;
  page: ComponentType;
  /** Its place in the bar and the rail; a screen without one is reached from another. */
  entry?: { label: string; icon: AdminIcon; place: number };
  /** The path of the entry that is marked while this screen is open, if not its own. */
  under?: string;
}

/** What a feature gives the back office. */
export interface AdminPart {
  screens: readonly AdminScreen[];
  /** How many things wait for an answer, shown at the entry of that path; a hook. */
  useWaiting?: () => { path: string; count: number };
}
