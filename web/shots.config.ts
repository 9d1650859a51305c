import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** `just shots`: not tests, but images to look at. */
export default defineConfig({ ...tests, testDir: "e2e/shots", testMatch: "*.shots.ts", timeout: 120_000 });
