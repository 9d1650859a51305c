import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => path && existsSync(path));

export const launch = () =>
  chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"] });
