import { expect, test } from "vitest";
import { backupStep } from "./backupStep";

const pushedAt = "2026-11-25T21:30:00Z";
const bucket = { late: false, left: 0 };

test("the step is done once backups leave the machine, or the owner says that a copy is elsewhere", () => {
  for (const [stored, health, done, hint] of [
    [false, undefined, false, "Now: every night, on this server only"],
    [true, undefined, true, "A copy is stored elsewhere"],
    [false, bucket, false, "The first upload to your storage is under way"],
    [false, { ...bucket, failure: "The storage is full." }, false, "The upload to your storage failed"],
    [false, { ...bucket, pushedAt }, true, "Uploaded to your storage every night"],
    [true, { ...bucket, pushedAt, late: true }, true, "In your storage, but the last upload failed"],
  ] as const) {
    expect(backupStep(stored, health)).toMatchObject({ done, hint });
  }
});

test("the owner is asked only while nothing else shows it", () => {
  expect(backupStep(false, undefined).instead?.label).toBe("A copy is stored");
  expect(backupStep(false, bucket).instead).toBeUndefined();
});
