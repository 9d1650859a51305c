import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { FileStorage } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold, refuse } from "../../../testing/server";

const SCREEN = "/admin/settings/file-storage";

const storage: FileStorage = {
  bucket: {
    endpoint: "https://s3.example.com",
    bucket: "boutique",
    region: "",
    accessKeyId: "key",
    pathStyle: true,
    prefix: "",
    cdn: "",
    keepOnDisk: true,
    target: "bucket",
  },
  files: 1300,
  filesInBucket: 1204,
  bytesInBucket: 3_000_000,
  onlyInBucket: 0,
  problem: "The storage is full. Delete files there, or choose a larger plan.",
};

beforeEach(() => {
  be(owner);
  answer("get", "/content/shop", sampleOf("shop_view"));
  answer("get", "/admin/media/storage", storage);
});

test("the screen says how far the move is, and has no accessibility problems", async () => {
  await openScreen(SCREEN);
  await screen.findByText(/^1,204 of 1,300 files are in the storage/);
  screen.getByText(/^The storage is full\./);
  // Which navigation is hidden and what has which colour is known only to a browser.
  const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false }, "landmark-unique": { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("a provider fills in its addresses, and a test shows what is wrong at its field", async () => {
  await openScreen(SCREEN);
  fireEvent.change(await screen.findByLabelText("Provider"), { target: { value: "aws" } });
  expect(screen.getByLabelText<HTMLInputElement>("Endpoint").value).toBe("https://s3.ap-south-1.amazonaws.com");
  const message = "There is no bucket of this name.";
  const fields = [{ field: "bucket", code: "invalid", message }];
  refuse("post", "/admin/media/storage/test", () => HttpResponse.json({ code: "request.invalid_body", message: "Please check.", fields }, { status: 422 }));
  fireEvent.click(screen.getByRole("button", { name: /^Test/ }));
  await waitFor(() => expect(screen.getByLabelText("Bucket").getAttribute("aria-invalid")).toBe("true"));
  screen.getAllByText(message);
});

test("the storage is disconnected only after a question", async () => {
  const removed = hold("delete", "/admin/media/storage", () => undefined);
  await openScreen(SCREEN);
  fireEvent.click(await screen.findByRole("button", { name: "Disconnect" }));
  const question = within(screen.getByRole("dialog", { name: "Disconnect the storage?" }));
  expect(removed.bodies).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "Disconnect" }));
  await removed.came(1);
  await removed.release();
  await screen.findByText("Disconnected. The shop has restarted.");
});
