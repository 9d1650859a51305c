import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ImportSummary, WebsiteDetail, WebsiteListPreview, WebsiteStage } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold, problem, refuse } from "../../../../testing/server";

const draft: ImportSummary = {
  id: 7,
  kind: "categories",
  fileName: "old.example.com",
  status: "draft",
  rowCount: 12,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  undone: 0,
  notUndone: 0,
  createdAt: "2026-11-20T06:30:00Z",
  canUndo: false,
};

const customers: ImportSummary = { ...draft, id: 8, kind: "customers", rowCount: 240 };

const at = (stage: WebsiteStage, more: Partial<WebsiteDetail> = {}): WebsiteDetail => ({
  website: { id: 3, address: "https://old.example.com", stage, stopped: false, createdAt: "2026-11-20T06:30:00Z" },
  lists: [
    { kind: "categories", path: "/api/shop_A", status: "read", notes: ["Left out: 2 with an id that another entry has."], import: draft },
    { kind: "products", path: "/api/shop_B", status: "failed", problem: "It did not answer in time.", notes: [] },
    { kind: "customers", path: "/api/shop_C", status: "read", notes: [], import: customers },
    { kind: "gallery_items", path: "", status: "unknown", notes: [] },
  ],
  canUndo: false,
  imagesMissing: 0,
  missing: [],
  ...more,
});

const previews: WebsiteListPreview[] = [
  {
    kind: "categories",
    preview: {
      tried: 12,
      created: 11,
      updated: 0,
      unchanged: 0,
      rejected: 1,
      rows: [{ number: 4, title: "Sarees", outcome: "rejected", problems: [{ field: "Name", message: "Use at most 60 characters." }] }],
    },
  },
];

beforeEach(() => {
  be(owner);
  answer("get", "/admin/imports", []);
  answer("get", "/admin/import-websites", []);
  answer("get", "/admin/import-websites/{id}", at("ready"));
});

test("the address is entered, and a refused one is explained at its field", async () => {
  const creates = hold("post", "/admin/import-websites", () => at("reading"));
  await openScreen("/admin/import");
  fireEvent.click(await screen.findByRole("button", { name: /^Read its lists/ }));
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Address"), { target: { value: "https://old.example.com" } });
  fireEvent.change(screen.getByLabelText(/^Prefix of its calls/), { target: { value: "shop" } });
  answer("get", "/admin/import-websites/{id}", at("reading"));
  fireEvent.click(screen.getByRole("button", { name: /^Read its lists/ }));
  await creates.came(1);
  creates.release();
  expect(creates.bodies).toEqual([{ address: "https://old.example.com", prefix: "shop", uploads: "uploads" }]);
  await screen.findByRole("progressbar", { name: "Reading the lists" });
});

test("lists are chosen, tried and imported", async () => {
  const tries = hold("post", "/admin/import-websites/{id}/preview", () => previews);
  const starts = hold("post", "/admin/import-websites/{id}/start", () => at("importing"));
  await openScreen("/admin/import/website/3");
  const lists = await screen.findByRole("list", { name: "Lists of the website" });
  expect(within(lists).getByText("240 entries")).toBeTruthy();
  expect(within(lists).getByText("It did not answer in time.")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Customers"));
  fireEvent.click(await screen.findByRole("button", { name: "Show preview" }));
  await tries.came(1);
  tries.release();
  expect(tries.bodies).toEqual([{ kinds: ["categories"] }]);
  expect(await screen.findByText("Sarees: Name: Use at most 60 characters.")).toBeTruthy();
  const running: ImportSummary = { ...draft, status: "running", created: 5 };
  const [first, ...rest] = at("importing").lists;
  answer("get", "/admin/import-websites/{id}", at("importing", { lists: first ? [{ ...first, import: running }, ...rest] : rest }));
  fireEvent.click(screen.getByRole("button", { name: /^Import 12 entries/ }));
  await starts.came(1);
  starts.release();
  const progress = await screen.findByRole<HTMLProgressElement>("progressbar", { name: "Importing" });
  expect([progress.value, progress.max]).toEqual([5, 12]);
  expect(screen.getByText(/Now: categories/)).toBeTruthy();
});

test("a list that was not found is read at another path", async () => {
  const reads = hold("put", "/admin/import-websites/{id}/lists/{kind}", () => at("reading"));
  await openScreen("/admin/import/website/3");
  const path = await screen.findByLabelText("Path of gallery");
  fireEvent.change(path, { target: { value: "/api/shop_Gallery" } });
  fireEvent.click(within(path.closest("form") as HTMLElement).getByRole("button", { name: "Read" }));
  await reads.came(1);
  answer("get", "/admin/import-websites/{id}", at("reading"));
  reads.release();
  expect(reads.bodies).toEqual([{ path: "/api/shop_Gallery" }]);
  await screen.findByRole("progressbar", { name: "Reading the lists" });
});

test("a stopped import continues", async () => {
  const stopped = at("importing");
  answer("get", "/admin/import-websites/{id}", { ...stopped, website: { ...stopped.website, stopped: true } });
  const continues = hold("post", "/admin/import-websites/{id}/continue", () => at("importing"));
  await openScreen("/admin/import/website/3");
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await continues.came(1);
  continues.release();
});

test("the result lists missing images and is undone after a question", async () => {
  const done: ImportSummary = { ...draft, status: "done", created: 11, rejected: 1, canUndo: true };
  const [first, ...rest] = at("done").lists;
  const detail = at("done", {
    lists: first ? [{ ...first, import: done }, ...rest] : rest,
    canUndo: true,
    imagesMissing: 30,
    missing: [{ address: "https://old.example.com/uploads/one.jpg", problem: "There is nothing at this address (404)." }],
  });
  answer("get", "/admin/import-websites/{id}", detail);
  const undoes = hold("post", "/admin/import-websites/{id}/undo", () => at("undoing"));
  await openScreen("/admin/import/website/3");
  const link = await screen.findByRole("link", { name: "Categories" });
  expect(link.getAttribute("href")).toBe("/admin/import/7");
  expect(screen.getByText("11 new, 1 skipped")).toBeTruthy();
  expect(screen.getByText("And 29 more.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo this import" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: /^Undo/ }));
  await undoes.came(1);
  await undoes.release();
});

test("lists that were read are discarded only after a question", async () => {
  const discards = hold("delete", "/admin/import-websites/{id}", () => undefined);
  await openScreen("/admin/import/website/3");
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Discard these lists?" }));
  expect(discards.bodies).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Discard lists" }));
  await discards.came(1);
  await discards.release();
  await vi.waitFor(() => expect(location.pathname).toBe("/admin/import"));
});

test("earlier websites that could not be listed are listed after a retry", async () => {
  refuse("get", "/admin/import-websites", () => problem(500, "store.internal"));
  await openScreen("/admin/import");
  const again = await screen.findByRole("button", { name: "Try Again" });
  answer("get", "/admin/import-websites", [at("ready").website]);
  fireEvent.click(again);
  await screen.findByRole("list", { name: "Previous websites" });
});
