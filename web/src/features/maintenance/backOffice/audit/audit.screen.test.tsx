import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { AuditEntry } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { server } from "../../../../testing/server";

const at = "2026-11-20T06:30:00Z";
const actor = { id: 1, name: "Malarvizhi A." };
const people = [actor, { id: 3, name: "Selvi M." }];
const entries: AuditEntry[] = [
  { id: 2, at, actor, action: "content.testimonial_deleted", subject: "testimonial:4", details: [] },
  { id: 1, at, actor, action: "auth.logged_in", subject: "user:1", details: [] },
];

test("the activity log says who did what, and is filtered by area and person", async () => {
  be(owner);
  server.use(
    http.get("*/api/admin/audit", ({ request }) => {
      const wanted = new URL(request.url).searchParams;
      const isWanted = ({ action, actor }: AuditEntry) =>
        action.startsWith(wanted.get("action") ?? "") && String(actor?.id).startsWith(wanted.get("actor") ?? "");
      return HttpResponse.json({ items: entries.filter(isWanted), people });
    }),
  );
  await openScreen("/admin/settings/audit");
  const list = await screen.findByRole("list", { name: "Activity" });
  const [first] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toContain("Malarvizhi A.: deleted a testimonial (testimonial 4)");
  const choose = (label: string, name: string) => {
    const field = screen.getByLabelText<HTMLSelectElement>(label);
    const value = within(field).getByRole<HTMLOptionElement>("option", { name }).value;
    fireEvent.change(field, { target: { value } });
  };
  choose("Area", "Accounts and logins");
  await waitFor(() => expect(screen.queryByText(/deleted a testimonial/)).toBeNull());
  await screen.findByText(/logged in/);
  expect(location.search).toContain("filter=auth");
  choose("Who", "Selvi M.");
  await screen.findByText("No activity");
  screen.getByText("Choose another person, area or day.");
  expect(location.search).toContain("id=3");
});
