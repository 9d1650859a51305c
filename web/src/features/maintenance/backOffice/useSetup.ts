import { useDecided } from "../../../admin/setup/queries";
import type { SetupStep } from "../../../site/adminPart";
import { backups } from "./paths";

/** The setup step of a copy of the backups that is stored elsewhere. */
export function useSetup(): SetupStep[] {
  const elsewhere = useDecided("backup");
  if (elsewhere === undefined) return [];
  return [
    {
      id: "backup",
      title: "Backup",
      hint: elsewhere ? "A copy is stored elsewhere" : "Now: every night, on this server only",
      done: elsewhere,
      place: 56,
      later: true,
      minutes: 3,
      takes: ["Download the latest backup", "Store it on another device"],
      href: backups,
      action: "Download",
      stays: true,
      ...(!elsewhere && { instead: { step: "backup", label: "A copy is stored", minutes: 0 } as const }),
    },
  ];
}
