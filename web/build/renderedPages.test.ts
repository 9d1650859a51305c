import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

/** Builds all that the server renders, without writing it. */
async function serverBundle(): Promise<Rolldown.OutputChunk> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const built = await build({ root, mode: "server", logLevel: "error", build: { write: false } });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk;
}

test("the server's bundle has every page that is rendered there, and nothing that only browsers load", { timeout: 60_000 }, async () => {
  const { modules } = await serverBundle();
  const files = Object.keys(modules).filter((path) => !path.includes("node_modules"));
  expect(files.filter((path) => /\/(?:HomePage|BookingPage|MyCoursesPage|LoginPage|NotFoundPage)\.tsx$/.test(path))).toHaveLength(5);
  expect(files.filter((path) => /\/backOffice\/|AdminPage|SetupPage|ResetPasswordPage|SearchOverlay|CheckoutDialog|LightboxDialog/.test(path))).toEqual([]);
});
