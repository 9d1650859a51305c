import type { Page } from "@playwright/test";

interface Held {
  /** How many calls have come so far. */
  count: () => number;
  /** Resolves once so many calls have reached the shop; their answers wait. */
  came: (count: number) => Promise<void>;
  /** Lets the answer to a call go, the first one unless another place is named. */
  letGo: (place?: number) => void;
}

/** Holds back what the shop answers to some calls, until a test lets it go: a slow way back, without waiting for time to pass. */
export async function hold(page: Page, address: string | RegExp, method = "POST"): Promise<Held> {
  const gates: (() => void)[] = [];
  const waiting: { count: number; tell: () => void }[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== method) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    await new Promise<void>((resolve) => {
      gates.push(resolve);
      for (const { count, tell } of waiting) if (gates.length >= count) tell();
    });
    // The page may be closed, and the request with it.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return {
    count: () => gates.length,
    came: (count) => (gates.length >= count ? Promise.resolve() : new Promise((tell) => waiting.push({ count, tell }))),
    letGo: (place = 0) => gates[place]?.(),
  };
}
