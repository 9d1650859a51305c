import type { AdminPart, Check, SetupStep, Waiting } from "../site/adminPart";

// The parts are the same from the first render of the back office to its last, and so is the order of their hooks.

export const useAllWaiting = (parts: readonly AdminPart[]): Waiting[] =>
  parts.flatMap(({ useWaiting, useOwnersWaiting }) => [...(useWaiting?.() ?? []), ...(useOwnersWaiting?.() ?? [])]);

export const useAllChecks = (parts: readonly AdminPart[]): Check[] => parts.flatMap(({ useChecks }) => useChecks?.() ?? []);

/** What a new shop needs; nothing as long as one of the parts has not answered, for then nobody knows what is missing. */
export function useAllSteps(parts: readonly AdminPart[]): SetupStep[] | undefined {
  const steps = parts.flatMap(({ useSetup }) => (useSetup ? [useSetup()] : []));
  if (steps.some(({ length }) => length === 0)) return undefined;
  return steps.flat().toSorted((one, other) => one.place - other.place);
}
