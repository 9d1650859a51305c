const MINUTE = 60_000;
const STEPS = [
  { name: "day", ms: 24 * 60 * MINUTE },
  { name: "hour", ms: 60 * MINUTE },
  { name: "minute", ms: MINUTE },
] as const;

/** The age of a time: "3 minutes ago". */
export function ago(value: string, now = Date.now()): string {
  const ms = now - Date.parse(value);
  const step = STEPS.find((one) => ms >= one.ms);
  if (!step) return "just now";
  const count = Math.floor(ms / step.ms);
  return `${count} ${step.name}${count === 1 ? "" : "s"} ago`;
}
