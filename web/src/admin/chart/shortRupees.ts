/** A short amount in rupees for an axis: "500", "5k", "1.5L". */
export function shortRupees(paise: number): string {
  const rupees = paise / 100;
  const plain = (number: number) => String(Math.round(number * 10) / 10);
  if (rupees >= 100_000) return `${plain(rupees / 100_000)}L`;
  return rupees >= 1000 ? `${plain(rupees / 1000)}k` : plain(rupees);
}
