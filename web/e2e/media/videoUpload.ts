import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test, type Page } from "@playwright/test";

/** A video of a few seconds. */
export const demoVideo = fileURLToPath(new URL("../../../data/demo/videos/how-to-measure.mp4", import.meta.url));

/** Two parts: the client sends 16 MiB at once. */
export const LARGE = 18_000_000;

/** The demo video with room at its end, so that it is sent in several parts. */
export function largeVideo(): string {
  const video = readFileSync(demoVideo);
  const room = Buffer.alloc(LARGE - video.length);
  room.writeUInt32BE(room.length, 0);
  room.write("free", 4, "latin1");
  const path = test.info().outputPath("how-to-measure.mp4");
  writeFileSync(path, Buffer.concat([video, room]));
  return path;
}

/** What a browser says while the line is gone. */
export const LINE_GONE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|ERR_ABORTED|ERR_EMPTY_RESPONSE|status 50\d/;

/** The line breaks once the first part of a video has arrived, and stays gone until it is mended. */
export async function cutLine(page: Page): Promise<{ hint: () => void }> {
  let mended = false;
  let gone = false;
  await page.route("**/api/admin/media/videos/uploads/*", (route) => {
    const offset = Number(route.request().headers()["upload-offset"] ?? 0);
    gone = !mended && (gone || offset > 0);
    return gone ? route.abort("internetdisconnected") : route.continue();
  });
  return { hint: () => void (mended = true) };
}

/** Presses the button unless the upload has resumed automatically. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try Again" }).evaluateAll(([again]) => again instanceof HTMLElement && again.click());
}

/** Where each part of an upload began. */
export function offsetsOf(page: Page): number[] {
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });
  return offsets;
}
