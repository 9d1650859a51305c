import type { AlterationStatus } from "../../../../api/schema";

const STEPS: readonly AlterationStatus[] = ["Received", "In Work", "Ready", "Handed Over"];

export const STATUS_TEXT: Readonly<Record<AlterationStatus, string>> = {
  Received: "Received",
  "In Work": "In work",
  Ready: "Ready",
  "Handed Over": "Handed over",
};

/** The button that moves an alteration to a status. */
export const NEXT_TEXT: Readonly<Record<AlterationStatus, string>> = {
  Received: "Received",
  "In Work": "Start work",
  Ready: "Mark ready",
  "Handed Over": "Hand over",
};

/** The status after this one; undefined after the last. */
export const nextOf = (status: AlterationStatus): AlterationStatus | undefined => STEPS[STEPS.indexOf(status) + 1];
