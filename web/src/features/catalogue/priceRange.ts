import type { Product } from "../../api/schema";

/** Steps of the price range, in rupees. */
export const STEP = 50;
const BARS = 12;

/** The lowest and the highest price of a list, in rupees, on whole steps. */
export function boundsOf(products: readonly Pick<Product, "pricePaise">[]): { low: number; high: number } | undefined {
  if (products.length === 0) return undefined;
  const prices = products.map(({ pricePaise }) => pricePaise / 100 / STEP);
  const low = Math.floor(Math.min(...prices)) * STEP;
  const high = Math.ceil(Math.max(...prices)) * STEP;
  return low < high ? { low, high } : undefined;
}

/** How many products have a price in each twelfth of the range. */
export function priceBars(products: readonly Pick<Product, "pricePaise">[], { low, high }: { low: number; high: number }): number[] {
  const bars = Array<number>(BARS).fill(0);
  for (const { pricePaise } of products) {
    const at = Math.floor(((pricePaise / 100 - low) / (high - low)) * BARS);
    const bar = Math.min(Math.max(at, 0), BARS - 1);
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

/** Whether any price of a bar is in the range. */
export const isBarIn = (bar: number, { low, high }: { low: number; high: number }, from: number, to: number): boolean => {
  const width = (high - low) / BARS;
  return low + (bar + 1) * width > from && low + bar * width <= to;
};
