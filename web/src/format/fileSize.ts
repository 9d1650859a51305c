const MEGA = 1024 * 1024;
const GIGA = 1024 * MEGA;

/** "34 KB", "1.2 MB", "18 MB", "2.40 GB" */
export function fileSize(bytes: number): string {
  if (bytes < MEGA) return `${Math.min(1023, Math.max(1, Math.round(bytes / 1024)))} KB`;
  if (bytes >= GIGA) return `${(bytes / GIGA).toFixed(2)} GB`;
  return `${bytes < 10 * MEGA ? (bytes / MEGA).toFixed(1) : Math.round(bytes / MEGA)} MB`;
}
