import type { AdminPart, Check, SetupStep, Waiting } from "./part";

// The parts are the same from the first render of the back office to its last, and so is the order of their hooks.

export const useAllWaiting = (parts: readonly AdminPart[]): Waiting[] =>
  parts.flatMap(({ useWaiting, useOwnersWaiting }) => [...(useWaiting?.() ?? []), ...(useOwnersWaiting?.() ?? [])]);

export const useAllChecks = (parts: readonly AdminPart[]): Check[] => parts.flatMap(({ useChecks }) => useChecks?.() ?? []);

export const useAllSteps = (parts: readonly AdminPart[]): SetupStep[] =>
  parts.flatMap(({ useSetup }) => useSetup?.() ?? []).toSorted((one, other) => one.place - other.place);
