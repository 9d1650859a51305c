/** Groups digits in the Indian system: 1234567 becomes 12,34,567. The server's renderer has no Intl. */
function grouped(whole: number): string {
  const digits = String(whole);
  if (digits.length <= 3) return digits;
  const head = digits.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, ",");
  return `${head},${digits.slice(-3)}`;
}

const paisaPart = (paise: number): string => `.${String(paise % 100).padStart(2, "0")}`;

/** "₹1,25,000", or "₹1,25,000.50" with paise. */
export function rupees(paise: number): string {
  return paise % 100 === 0 ? rupeesWhole(paise) : rupeesExact(paise);
}

/** What is added to a sum or taken off it: "+₹250", "−₹100". */
export const signedRupees = (paise: number): string => (paise > 0 ? `+${rupees(paise)}` : rupees(paise));

/** Always with two decimals, as for discounted prices: "₹1,125.00". */
export function rupeesExact(paise: number): string {
  return rupeesWhole(paise) + paisaPart(Math.abs(paise));
}

function rupeesWhole(paise: number): string {
  const sign = paise < 0 ? "−" : "";
  return `${sign}₹${grouped(Math.trunc(Math.abs(paise) / 100))}`;
}

/** A count with Indian grouping. */
export const count = (number: number): string => (number < 0 ? `−${grouped(-number)}` : grouped(number));
