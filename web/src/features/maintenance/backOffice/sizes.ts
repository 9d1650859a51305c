const STEPS = ["kB", "MB", "GB", "TB"] as const;

/** A size as text: "34 MB", "1.2 GB". */
export function spokenBytes(bytes: number): string {
  let amount = bytes / 1000;
  let step = 0;
  while (amount >= 1000 && step < STEPS.length - 1) {
    amount /= 1000;
    step += 1;
  }
  const shown = amount < 10 && step > 0 ? amount.toFixed(1) : String(Math.max(1, Math.round(amount)));
  return `${shown.replace(/\.0$/, "")} ${STEPS[step]}`;
}
