import type { AdminPart, Check, SetupStep, Waiting } from "../site/adminPart";

// The parts never change, and so the order of their hooks is stable.

export const useAllWaiting = (parts: readonly AdminPart[]): Waiting[] =>
  parts.flatMap(({ useWaiting, useOwnersWaiting }) => [...(useWaiting?.() ?? []), ...(useOwnersWaiting?.() ?? [])]);

export const useAllChecks = (parts: readonly AdminPart[]): Check[] => parts.flatMap(({ useChecks }) => useChecks?.() ?? []);

/** All setup steps; undefined until every part has loaded. */
export function useAllSteps(parts: readonly AdminPart[]): SetupStep[] | undefined {
  const steps = parts.flatMap(({ useSetup }) => (useSetup ? [useSetup()] : []));
  if (steps.some(({ length }) => length === 0)) return undefined;
  return steps.flat().toSorted((one, other) => one.place - other.place);
}
