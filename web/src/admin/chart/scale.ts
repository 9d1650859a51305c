/** The steps of an axis: few, round, and the last one at or above the most. */
export function stepsTo(most: number, about = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const steps = [0];
  while ((steps.at(-1) ?? 0) < most) steps.push((steps.at(-1) ?? 0) + step);
  return steps;
}

/** A short amount in rupees for an axis: "500", "5k", "1.5L". */
export function shortRupees(paise: number): string {
  const rupees = paise / 100;
  const plain = (number: number) => String(Math.round(number * 10) / 10);
  if (rupees >= 100_000) return `${plain(rupees / 100_000)}L`;
  return rupees >= 1000 ? `${plain(rupees / 1000)}k` : plain(rupees);
}

/** The interval of labelled bars that fit. */
export const labelEvery = (bars: number, width: number): number => Math.max(1, Math.ceil((bars * 26) / Math.max(width, 1)));
