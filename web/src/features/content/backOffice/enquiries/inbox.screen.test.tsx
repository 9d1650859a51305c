import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { EnquiryEntry } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { server } from "../../../../testing/server";

const ASKED = "Do you stitch for men, too?";
const AT = "2026-11-20T06:30:00Z";

/** The one enquiry, which the calls of the screen change. */
let stored: EnquiryEntry;
/** How often the list was read. */
let reads: number;

const unread: EnquiryEntry = {
  id: 1,
  version: 1,
  name: "Janaki Raman",
  phone: "+919876543210",
  email: "janaki@example.com",
  message: ASKED,
  createdAt: AT,
};

function change(changes: Partial<EnquiryEntry>): Response {
  stored = { ...unread, ...changes, version: stored.version + 1 };
  return HttpResponse.json(stored);
}

beforeEach(() => {
  be(owner);
  stored = unread;
  reads = 0;
  server.use(
    http.get("*/api/admin/content/enquiries", ({ request }) => {
      reads += 1;
      const wanted = new URL(request.url).searchParams;
      const left = (wanted.has("unread") && stored.readAt) || (wanted.has("unanswered") && stored.answeredAt);
      return HttpResponse.json({ items: left ? [] : [stored], unread: 1, unanswered: 1 });
    }),
    http.put("*/api/admin/content/enquiries/1", async ({ request }) => {
      const { read } = (await request.json()) as { read: boolean };
      return change(read ? { readAt: AT } : {});
    }),
    http.put("*/api/admin/content/enquiries/1/answered", async ({ request }) => {
      const { answered } = (await request.json()) as { answered: boolean };
      return change({ readAt: AT, ...(answered && { answeredAt: AT, answeredBy: "Selvi M." }) });
    }),
  );
});

const card = async (name: RegExp) => {
  const button = await screen.findByRole("button", { name });
  fireEvent.click(button);
  return within(button.closest("li") ?? document.body);
};

const press = async (within_: ReturnType<typeof within>, name: string) => {
  const button = await within_.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button);
};

test("an opened enquiry is read, and stays in the list of unread ones while it is open", async () => {
  await openScreen("/admin/content/enquiries?filter=unread");
  await screen.findByRole("button", { name: /^Unread: Janaki Raman/ });
  const before = reads;
  await card(/^Unread: Janaki Raman/);
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  screen.getByRole("button", { name: /^Janaki Raman/ });
  screen.getByText(ASKED);
  fireEvent.click(screen.getByRole("link", { name: "All" }));
  await screen.findByRole("button", { name: /^Janaki Raman/ });
  fireEvent.click(screen.getByRole("link", { name: "Unread" }));
  await screen.findByText("All read");
});

test("an enquiry opened while the list is still loading is not unread again once the list comes", async () => {
  await openScreen("/admin/content/enquiries");
  await screen.findByRole("button", { name: /^Unread: Janaki Raman/ });
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const list = { items: [unread], unread: 1, unanswered: 1 };
  server.use(http.get("*/api/admin/content/enquiries", () => late.then(() => HttpResponse.json(list)), { once: true }));
  fireEvent.click(screen.getByRole("link", { name: "Unread" }));
  await waitFor(() => expect(screen.getByRole("link", { name: "Unread" }).getAttribute("aria-current")).toBe("page"));
  const before = reads;
  await card(/^Unread: Janaki Raman/);
  await waitFor(() => expect(stored.readAt).toBe(AT));
  arrive();
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  await screen.findByRole("button", { name: /^Janaki Raman/ });
});

test("an enquiry is answered by phone, chat or email", async () => {
  await openScreen("/admin/content/enquiries");
  const opened = await card(/Janaki Raman/);
  const href = (name: string) => opened.getByRole("link", { name }).getAttribute("href");
  expect(href("Call")).toBe("tel:+919876543210");
  expect(href("WhatsApp")).toMatch(/wa\.me\/919876543210\?text=.*Janaki/);
  expect(href("Mail")).toMatch(/^mailto:janaki@example\.com\?subject=/);
  await waitFor(() => expect(stored.readAt).toBe(AT));
});

test("an answered enquiry leaves the list of those to answer, and Undo returns it", async () => {
  await openScreen("/admin/content/enquiries?filter=unanswered");
  await press(await card(/Janaki Raman/), "Mark as answered");
  await screen.findByText("Janaki Raman: marked as answered");
  await screen.findByText("All answered");
  const undo = await screen.findByRole("button", { name: "Undo" });
  await waitFor(() => expect(undo.getAttribute("aria-disabled")).toBeNull());
  await act(async () => void fireEvent.click(undo));
  await press(await card(/Janaki Raman/), "Mark as answered");
  await screen.findByText("All answered");
  fireEvent.click(screen.getByRole("link", { name: "All" }));
  const opened = await card(/Janaki Raman.*Answered/);
  opened.getByText(/^by Selvi M\., /, { exact: false });
});
