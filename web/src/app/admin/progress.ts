import type { SetupStep } from "../../site/adminPart";
import { minutesOf } from "./Tape";

export const spokenMinutes = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);
const spokenSteps = (count: number): string => (count === 1 ? "1 step" : `${count} steps`);

/** The first open step and its place in its list: those needed to open, then the others. */
export function nextStep(needed: readonly SetupStep[], later: readonly SetupStep[]) {
  const list = needed.some(({ done }) => !done) ? needed : later;
  const index = list.findIndex(({ done }) => !done);
  const step = list[index];
  return step && { step, number: index + 1, of: list.length };
}

/** "2 left, 14 min" beside the title of a group of steps. */
export function leftOf(steps: readonly SetupStep[]): string {
  const open = steps.filter(({ done }) => !done);
  return open.length === 0 ? "All done" : `${open.length} left, ${minutesOf(open)} min`;
}

/** The headline of the list: "2 of 4 steps done, 14 minutes to go". */
export function headline(needed: readonly SetupStep[], isOpen: boolean): string {
  const open = needed.filter(({ done }) => !done);
  if (isOpen) return "Your shop is open";
  if (open.length === 0) return "Your shop is ready to open";
  return `${needed.length - open.length} of ${spokenSteps(needed.length)} done, ${spokenMinutes(minutesOf(open))} to go`;
}

/** The text below the headline. */
export function hintOf(needed: readonly SetupStep[], isOpen: boolean): string {
  if (isOpen) return "What is left makes it easier to run.";
  if (needed.every(({ done }) => done)) return "Preview it, then open it to visitors. Everything is saved.";
  return "Then the shop can open. Stop at any time, everything is saved.";
}

/** The label of the button that opens the shop: what is left, or that it can open. */
export const openLabel = (missing: number): string => (missing === 0 ? "Open the shop" : `Open the shop: ${spokenSteps(missing)} left`);
