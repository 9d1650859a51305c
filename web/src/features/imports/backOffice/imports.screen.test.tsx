import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ImportDetail, ImportPreview, ImportSummary } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer, hold } from "../../../testing/server";

const draft: ImportSummary = {
  id: 4,
  kind: "customers",
  fileName: "customers.csv",
  status: "draft",
  rowCount: 3_000,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  undone: 0,
  notUndone: 0,
  createdAt: "2026-11-20T06:30:00Z",
  canUndo: false,
};

const done: ImportSummary = { ...draft, status: "done", created: 2_980, updated: 12, rejected: 8, endedAt: "2026-11-20T06:31:00Z", canUndo: true };

const detail: ImportDetail = {
  import: draft,
  unit: "in",
  columns: [
    { name: "Client", samples: ["Lakshmi R", "Meena K"], field: "name" },
    { name: "WhatsApp", samples: ["98400 11111"], field: "" },
    { name: "Bust", samples: ["36"], field: "length::aroundBust" },
  ],
  fields: [
    { key: "name", label: "Name", required: true, length: false },
    { key: "mobile", label: "Mobile", required: true, length: false },
    { key: "length::aroundBust", label: "Around bust", group: "Body", required: false, length: true },
  ],
};

const preview: ImportPreview = {
  tried: 200,
  created: 198,
  updated: 1,
  unchanged: 0,
  rejected: 1,
  rows: [
    { number: 2, title: "Lakshmi R · 98400 11111", outcome: "created", problems: [] },
    { number: 7, title: "Uma · 12", outcome: "rejected", problems: [{ field: "Mobile", message: "Enter a 10-digit Indian mobile number." }] },
  ],
};

beforeEach(() => {
  be(owner);
  answer("get", "/admin/imports", [draft]);
  answer("get", "/admin/imports/{id}", detail);
});

test("columns are chosen, the preview says what is skipped, and the import starts", async () => {
  const previews = hold("post", "/admin/imports/{id}/preview", () => preview);
  const starts = hold("post", "/admin/imports/{id}/start", () => ({ ...detail, import: { ...draft, status: "running" } }));
  await openScreen("/admin/import/4");
  const check = await screen.findByRole<HTMLButtonElement>("button", { name: "Show preview" });
  expect(screen.getByText("Still needed: Mobile")).toBeTruthy();
  expect(check.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("WhatsApp"), { target: { value: "mobile" } });
  fireEvent.change(screen.getByLabelText("Unit of the measurements"), { target: { value: "cm" } });
  fireEvent.click(check);
  await previews.came(1);
  previews.release();
  const row = (await screen.findByText("Uma · 12")).closest("li");
  expect(row?.textContent).toContain("Row 7");
  expect(row?.textContent).toContain("Mobile: Enter a 10-digit Indian mobile number.");
  expect(previews.bodies).toEqual([{ fields: ["name", "mobile", "length::aroundBust"], unit: "cm" }]);
  answer("get", "/admin/imports/{id}", { ...detail, import: { ...draft, status: "running", created: 400 } });
  fireEvent.click(screen.getByRole("button", { name: /^Import up to 2,999 rows/ }));
  await starts.came(1);
  starts.release();
  const progress = await screen.findByRole<HTMLProgressElement>("progressbar", { name: "Importing" });
  expect([progress.value, progress.max]).toEqual([400, 3_000]);
});

test("another choice takes a field from its column and hides the old preview", async () => {
  const previews = hold("post", "/admin/imports/{id}/preview", () => preview);
  await openScreen("/admin/import/4");
  fireEvent.change(await screen.findByLabelText("WhatsApp"), { target: { value: "mobile" } });
  fireEvent.click(screen.getByRole("button", { name: "Show preview" }));
  await previews.came(1);
  previews.release();
  await screen.findByRole("heading", { name: "Preview" });
  fireEvent.change(screen.getByLabelText("Bust"), { target: { value: "name" } });
  expect(screen.getByLabelText<HTMLSelectElement>("Client").value).toBe("");
  expect(screen.queryByRole("heading", { name: "Preview" })).toBeNull();
});

test("the preview has the focus each time it is shown", async () => {
  answer("get", "/admin/imports/{id}", { ...detail, fields: detail.fields.map((field) => ({ ...field, required: false })) });
  const previews = hold("post", "/admin/imports/{id}/preview", () => preview);
  await openScreen("/admin/import/4");
  const check = await screen.findByRole("button", { name: "Show preview" });
  for (const time of [1, 2]) {
    check.focus();
    fireEvent.click(check);
    await previews.came(time);
    await previews.release(time - 1);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Preview" }));
  }
});

test("the button counts what will be imported, without skipped and unchanged rows", async () => {
  answer("get", "/admin/imports/{id}", { ...detail, import: { ...draft, rowCount: 4 } });
  answer("post", "/admin/imports/{id}/preview", { ...preview, tried: 4, created: 1, updated: 1, unchanged: 1, rejected: 1 });
  await openScreen("/admin/import/4");
  fireEvent.change(await screen.findByLabelText("WhatsApp"), { target: { value: "mobile" } });
  fireEvent.click(screen.getByRole("button", { name: "Show preview" }));
  await screen.findByRole("button", { name: /^Import 2 rows/ });
});

test("a finished import lists its counts and is undone after a question", async () => {
  answer("get", "/admin/imports/{id}", { ...detail, import: done });
  const undoes = hold("post", "/admin/imports/{id}/undo", () => ({ ...detail, import: { ...done, status: "undoing" } }));
  await openScreen("/admin/import/4");
  const link = await screen.findByRole("link", { name: "Download skipped rows with reasons" });
  expect(link.getAttribute("href")).toBe("/api/admin/imports/4/rejected.csv");
  expect(screen.getByText("2,980")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo this import" }));
  const dialog = await screen.findByRole("dialog");
  answer("get", "/admin/imports/{id}", { ...detail, import: { ...done, status: "undone", undone: 2_990, notUndone: 2 } });
  fireEvent.click(within(dialog).getByRole("button", { name: /^Undo/ }));
  await undoes.came(1);
  await undoes.release();
  await screen.findByRole("heading", { name: "Import undone" });
  expect(screen.getByRole("link", { name: "Download what could not be undone" })).toBeTruthy();
});

test("a file is discarded only after a question", async () => {
  const discards = hold("delete", "/admin/imports/{id}", () => undefined);
  await openScreen("/admin/import/4");
  fireEvent.click(await screen.findByRole("button", { name: "Discard file" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Discard this file?" }));
  dialog.getByText(/^Its 3,000 rows/);
  expect(discards.bodies).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Discard file" }));
  await discards.came(1);
  await discards.release();
  await vi.waitFor(() => expect(location.pathname).toBe("/admin/import"));
});
