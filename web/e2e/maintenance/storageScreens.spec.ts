import type { Page } from "@playwright/test";
import type { BackupBucket, BackupList, FileStorage } from "../../src/api/schema";
import { complete } from "../support/admin";
import { expectAccessible, expectNoSidewaysScrolling, expectNothingCutOff } from "../support/accessible";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";

const LONGEST_BUCKET = "kanchipuram-silk-and-bridal-blouses-of-a-shop-with-a-long-name1";
const WITHOUT_BREAKS = `/srv/${"kanchipuramsilk".repeat(5)}/backups`;

const bucket = {
  endpoint: "https://f7c2a1d9e8b04c5d9e8f7a6b5c4d3e2f.eu.r2.cloudflarestorage.com",
  bucket: LONGEST_BUCKET,
  region: "auto",
  accessKeyId: "f7c2a1d9e8b04c5d9e8f7a6b5c4d3e2f",
  pathStyle: true,
  prefix: "shops/kanchipuram/uploads",
};

const storage: FileStorage = {
  bucket: { ...bucket, cdn: `https://${LONGEST_BUCKET}.example.com`, keepOnDisk: false, target: "bucket" },
  files: 12_300,
  filesInBucket: 1204,
  bytesInBucket: 3 * 1024 ** 3,
  onlyInBucket: 900,
  problem: `There is no bucket ${LONGEST_BUCKET} at https://f7c2a1d9e8b04c5d9e8f7a6b5c4d3e2f.eu.r2.cloudflarestorage.com.`,
};

const EMPTY_STORAGE: FileStorage = { files: 0, filesInBucket: 0, bytesInBucket: 0, onlyInBucket: 0 };

const backup = (day: number, changes: Partial<BackupList["items"][number]> = {}): BackupList["items"][number] => ({
  name: `202611${day}-203000`,
  kind: "daily",
  madeAt: `2026-11-${day}T20:30:00Z`,
  datedAhead: false,
  bytes: 1_734_000_000,
  files: 12_300,
  verified: true,
  verifiedAt: `2026-11-${day}T20:41:00Z`,
  inBucket: true,
  damagedCount: 0,
  damaged: [],
  ...changes,
});

const uploaded: BackupBucket = { ...bucket, confirmed: true, pushedAt: "2026-11-25T21:30:00Z", left: 1240 };
const failed: BackupBucket = { ...uploaded, failure: `There is no bucket ${LONGEST_BUCKET}.` };

const backups = (stored: BackupBucket): BackupList => ({
  items: [
    backup(25),
    backup(24, { inBucket: false, damagedCount: 2, damaged: [`uploads/${"0123456789abcdef".repeat(4)}-1440.webp`, "uploads/beef.webp"] }),
    backup(23, { kind: "by_hand", verified: false, broken: "The file is incomplete." }),
  ],
  folder: WITHOUT_BREAKS,
  replaced: [],
  shopName: "Hem & Mogra",
  bucket: stored,
});

const EMPTY_BACKUPS: BackupList = { items: [], folder: WITHOUT_BREAKS, replaced: [], shopName: "Hem & Mogra" };

const screens = [
  { path: "/admin/settings/file-storage", calls: "**/api/admin/media/storage", states: { "with a bucket": storage, "in an empty shop": EMPTY_STORAGE } },
  {
    path: "/admin/settings/backups",
    calls: "**/api/admin/backups",
    states: { "with a bucket": backups(uploaded), "with a failed upload": backups(failed), "in an empty shop": EMPTY_BACKUPS },
  },
];

/** The layout is a phone's up to 768 pixels, where 320 is the narrowest: axe sees the same at 390. */
async function expectWellSet(page: Page, what: string): Promise<void> {
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page, `${what} at ${width}`);
    await expectNothingCutOff(page, `${what} at ${width}`);
    if (width !== 390) await expectAccessible(page, `${what} at ${width}`, {});
  }
}

for (const { path, calls, states } of screens) {
  test(`${path} is complete and accessible at every width, with a bucket and without`, async ({ page }) => {
    test.setTimeout(120_000);
    let answer: FileStorage | BackupList = EMPTY_STORAGE;
    await page.route(calls, (route) => route.fulfill({ json: answer }));
    await logIn(page, people.owner);
    for (const [what, state] of Object.entries(states)) {
      answer = state;
      await page.goto(path);
      await complete(page);
      await expectWellSet(page, what);
    }
    // The form of the storage, which is behind a button with the backups.
    const change = page.getByRole("button", { name: "Set up storage" });
    if (await change.isVisible()) {
      await change.click();
      await expect(page.getByLabel("Bucket", { exact: true })).toBeVisible();
      await expectWellSet(page, "the form");
    }
  });
}
