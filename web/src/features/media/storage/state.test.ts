import { expect, test } from "vitest";
import type { FileStorage } from "../../../api/schema";
import { stateText } from "./state";

const bucket = {
  endpoint: "https://s3.example.com",
  bucket: "boutique",
  region: "",
  accessKeyId: "key",
  pathStyle: true,
  prefix: "",
  cdn: "",
  keepOnDisk: true,
  target: "bucket",
} as const;
const half: FileStorage = { bucket, files: 1300, filesInBucket: 1204, bytesInBucket: 3 * 1024 ** 3, onlyInBucket: 0 };

test("the state says where files are and what is happening to them", () => {
  expect(stateText({ files: 1300, filesInBucket: 0, bytesInBucket: 0, onlyInBucket: 0 })).toBe("All 1,300 images and videos are on this server.");
  expect(stateText(half)).toBe("1,204 of 1,300 files are in the storage (3.00 GB). The others are being copied.");
  expect(stateText({ ...half, bucket: { ...bucket, target: "server" } })).toMatch(/copied back to this server\.$/);
  expect(stateText({ ...half, filesInBucket: 1300, onlyInBucket: 900 })).toMatch(/900 of them have no copy on this server\.$/);
});

test("a shop without images reads where new ones go, not how many of none", () => {
  const empty = { files: 0, filesInBucket: 0, bytesInBucket: 0, onlyInBucket: 0 };
  expect(stateText(empty)).toBe("No images or videos yet. New ones are stored on this server.");
  expect(stateText({ ...empty, bucket })).toBe("No images or videos yet. New ones are copied to the storage.");
  expect(stateText({ ...empty, bucket: { ...bucket, target: "server" } })).toBe("No images or videos yet. New ones are stored on this server.");
});
