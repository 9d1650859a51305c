import { useDecided } from "../../../admin/setup/queries";
import { useFresh } from "../../../admin/useFresh";
import type { SetupStep } from "../../../site/adminPart";
import { adminHealth } from "./queries";
import { backupStep } from "./backupStep";

/** The setup step of a copy of the backups that is stored elsewhere. */
export function useSetup(): SetupStep[] {
  const stored = useDecided("backup");
  const { data: health } = useFresh(adminHealth());
  return stored === undefined || !health ? [] : [backupStep(stored, health.backups.bucket)];
}
