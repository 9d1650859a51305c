import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { AdminCoupon } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { refuse, server } from "../../../testing/server";

const coupon: AdminCoupon = {
  id: 4,
  code: "FESTIVAL-GIFT",
  percent: 100,
  published: true,
  used: 1,
  mostUses: 5,
  setAside: 0,
  createdAt: "2026-11-20T06:30:00Z",
  version: 1,
};

/** The one coupon, which the calls of the list change. */
let stored: AdminCoupon;

function change(changes: Partial<AdminCoupon>): AdminCoupon {
  stored = { ...coupon, ...changes, version: stored.version + 1 };
  return stored;
}

beforeEach(() => {
  be(owner);
  stored = coupon;
  const one = "*/api/admin/payments/coupons/4";
  server.use(
    http.get("*/api/admin/payments/coupons", ({ request }) => {
      const deleted = new URL(request.url).searchParams.get("deleted") === "true";
      return HttpResponse.json(deleted === (stored.deletedAt !== undefined) ? [stored] : []);
    }),
    http.put(`${one}/published`, async ({ request }) => {
      const { published } = (await request.json()) as { published: boolean };
      return HttpResponse.json(change({ published }));
    }),
    http.delete(one, () => {
      change({ published: false, deletedAt: "2026-11-20T06:30:00Z" });
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${one}/restore`, () => HttpResponse.json(change({ published: false }))),
  );
});

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button);
};

test("a code is suggested from the discount", async () => {
  await openScreen("/admin/coupons/new");
  await screen.findByLabelText("Percent off");
  type("Percent off", "100");
  await press("Suggest code");
  expect(field("Code").value).toMatch(/^SAVE100-[A-Z0-9]{4}$/);
});

test("a code with other characters is not sent, and one that is taken says so", async () => {
  const message = "There is a coupon with this code already.";
  const fields = [{ field: "code", code: "taken", message }];
  const taken = { code: "request.invalid_body", message: "Please check.", fields };
  const sent = refuse("post", "/admin/payments/coupons", () => HttpResponse.json(taken, { status: 422 }));
  await openScreen("/admin/coupons/new");
  await screen.findByLabelText("Code");
  type("Percent off", "10");
  type("Code", "welcome 10");
  await press(/^Save/);
  expect(await screen.findAllByText("Use letters, digits and hyphens only.", { exact: false })).not.toEqual([]);
  expect(sent).toEqual([]);
  type("Code", "welcome10");
  await press(/^Save/);
  expect(await screen.findAllByText(message, { exact: false })).not.toEqual([]);
  expect(sent).toHaveLength(1);
});

test("a coupon is deactivated, deleted and restored", async () => {
  await openScreen("/admin/coupons");
  await screen.findByText("Used once, 4 left of 5", { exact: false });
  await press("Deactivate FESTIVAL-GIFT");
  await screen.findByText("FESTIVAL-GIFT: inactive");
  await waitFor(() => expect(screen.queryByRole("link", { name: "FESTIVAL-GIFT" })).toBeNull());
  fireEvent.click(screen.getByRole("link", { name: "Inactive" }));
  await press("Move to trash FESTIVAL-GIFT");
  await screen.findByText("FESTIVAL-GIFT moved to trash");
  fireEvent.click(screen.getByRole("link", { name: "Trash" }));
  await press("Restore FESTIVAL-GIFT");
  await screen.findByText("FESTIVAL-GIFT restored");
  expect(stored).not.toHaveProperty("deletedAt");
});
