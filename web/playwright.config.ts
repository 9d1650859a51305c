import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// Playwright's own Chromium cannot play H.264; the system's can. Without a window to draw it needs a third less of the
// processor.
const browsers = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];
const executablePath = browsers.find((path) => path !== undefined && existsSync(path));

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/support/demoStore.ts",
  fullyParallel: true,
  // One more than the cores of a small machine: a third of the time a test waits for its page, its shop or a clock.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [["list"]],
  use: {
    // It would answer requests that tests answer themselves. Its own tests let it in.
    serviceWorkers: "block",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
});
