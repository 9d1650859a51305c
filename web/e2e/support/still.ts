import type { Page } from "@playwright/test";

/** What takes longer shows time that passes, as the bar of an undo notice does. */
const LONGEST_CHANGE_MS = 2000;

/** Waits until colours and places stand still: half way from busy to ready, a button's contrast is neither's. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const running = () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest);
    // What was just answered may wake a button a frame later, and only then its colour begins to change.
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await nextFrame();
      const moving = running();
      if (moving.length > 0) quiet = -1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  }, LONGEST_CHANGE_MS);
}
