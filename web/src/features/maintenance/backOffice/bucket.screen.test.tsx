import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { BackupBucket, BackupList } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer, hold, problem, refuse } from "../../../testing/server";

const KEY = "0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV-WXYZ-0123-4567-89AB-CDEF-7K2M-9QXA";

const bucket: BackupBucket = {
  endpoint: "https://s3.example.com",
  bucket: "asha-backups",
  region: "",
  accessKeyId: "KEY",
  pathStyle: true,
  prefix: "",
  confirmed: true,
  left: 0,
  pushedAt: "2026-11-25T21:30:00Z",
};

const listWith = (stored?: BackupBucket): BackupList => ({
  items: [
    {
      name: "20261125-203000",
      kind: "daily",
      madeAt: "2026-11-25T20:30:00Z",
      datedAhead: false,
      bytes: 1000,
      files: 2,
      verified: true,
      inBucket: stored !== undefined,
      damagedCount: 0,
      damaged: [],
    },
  ],
  folder: "/data/backups",
  replaced: [],
  shopName: "Hem & Mogra",
  ...(stored && { bucket: stored }),
});

async function open(stored?: BackupBucket): Promise<void> {
  be(owner);
  vi.stubGlobal("scrollTo", () => undefined);
  answer("get", "/admin/backups", listWith(stored));
  await openScreen("/admin/settings/backups");
}

const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The form of a shop without storage, filled in. */
async function fillIn(): Promise<void> {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Set up storage" }));
  type(/^Endpoint/, "https://s3.example.com");
  type("Bucket", "asha-backups");
  type("Access key ID", "KEY");
  type("Secret access key", "secret");
}

test("the owner sets up storage, stores the key and confirms it", async () => {
  await fillIn();
  answer("put", "/admin/backup-bucket", { recoveryKey: KEY, qrCode: "<svg xmlns='http://www.w3.org/2000/svg'/>" });
  const confirmed = hold("post", "/admin/backup-bucket/recovery-key", () => undefined);
  fireEvent.click(screen.getByRole("button", { name: /^Test and save/ }));
  await screen.findByText(KEY);
  type("Type the last two groups of the key", "7k2m 9qxa");
  fireEvent.click(screen.getByRole("button", { name: /^I have stored the key/ }));
  await confirmed.came(1);
  expect(confirmed.bodies).toEqual([{ lastGroups: "7k2m 9qxa" }]);
  await confirmed.release();
  await screen.findByText("Your backups are uploaded from now on.");
  expect(screen.queryByText(KEY)).toBeNull();
});

test("the password is asked outside of the form that needs it", async () => {
  await fillIn();
  refuse("put", "/admin/backup-bucket", () => problem(403, "auth.confirmation_needed"));
  fireEvent.click(screen.getByRole("button", { name: /^Test and save/ }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm your password" });
  // Browsers send a form inside another one themselves, with the password in the address.
  expect(dialog.closest("form")).toBeNull();
  answer("put", "/admin/backup-bucket", { recoveryKey: KEY, qrCode: "<svg xmlns='http://www.w3.org/2000/svg'/>" });
  answer("post", "/me/session/confirm", undefined);
  fireEvent.change(within(dialog).getByLabelText("Password"), { target: { value: "demo-owner" } });
  fireEvent.click(within(dialog).getByRole("button", { name: /^Confirm/ }));
  await screen.findByText(KEY);
});

test("each backup says where it is", async () => {
  await open(bucket);
  await screen.findByText(/on this machine and in your storage/);
  await screen.findByText(/^Last upload: /);
});

test("a failed upload is shown with its reason", async () => {
  await open({ ...bucket, failure: "The storage is full." });
  await screen.findByText("Upload failed");
  await screen.findByText(/^The storage is full\./);
});

test("nothing is uploaded before the key is confirmed, and the owner is led back", async () => {
  await open({ ...bucket, confirmed: false });
  await screen.findByText("Not finished");
  await screen.findByRole("button", { name: "Continue setup" });
});

test("the storage is removed only after a question", async () => {
  const removed = hold("delete", "/admin/backup-bucket", () => undefined);
  await open(bucket);
  fireEvent.click(await screen.findByRole("button", { name: "Remove storage" }));
  const question = within(screen.getByRole("dialog", { name: "Remove the storage?" }));
  expect(removed.bodies).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "Remove" }));
  await removed.came(1);
  await removed.release();
  await screen.findByText("Removed. What is in the storage stays there.");
});
