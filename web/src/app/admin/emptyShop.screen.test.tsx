import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { be, goTo, openScreen, owner } from "../../testing/openScreen";
import { bodyOf, paths } from "../../testing/sample";
import { server } from "../../testing/server";

/** The same answer with empty lists. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, emptied(field)]));
}

/** The texts of a new, empty shop. */
const beginnings: readonly [address: string, says: string][] = [
  ["/admin", "New requests appear here automatically."],
  ["/admin/setup", "Needed to open"],
  ["/admin/orders", "Requests appear here once you approve them."],
  ["/admin/orders?filter=waiting", "New requests appear here and on Today."],
  ["/admin/catalogue", "Add the first category"],
  ["/admin/catalogue?tab=products", "Visitors book products. Each has a photo, a name and a price."],
  ["/admin/catalogue?part=trash", "Items in the trash can be restored for 30 days."],
  ["/admin/courses", "Add the first course"],
  ["/admin/courses/new", "A course belongs to a category"],
  ["/admin/courses/categories", "Add the first category"],
  ["/admin/courses/reviews", "New reviews of courses appear here for your approval."],
  ["/admin/courses/enrolments", "Customers who buy a course appear here."],
  ["/admin/coupons", "Add the first coupon"],
  ["/admin/content/enquiries", "Enquiries from the contact page appear here"],
  ["/admin/content/banner", "Add the first text"],
  ["/admin/content/offers", "Add the first offer"],
  ["/admin/content/testimonials", "Add the first testimonial"],
  ["/admin/content/gallery", "Add the first item"],
  ["/admin/content/events", "Add the first blog"],
  ["/admin/content/how-to-measure", "Add your video"],
  ["/admin/content/pin-codes", "Paste list"],
  ["/admin/content/videos", "Upload videos in a lesson of a course"],
  ["/admin/content/media", "Images you add here or in a form can be reused"],
  ["/admin/customers", "Customers appear here when they register."],
  ["/admin/payments", "Online payments and refunds appear here automatically."],
  ["/admin/payments/elsewhere", "All payments are recorded"],
  ["/admin/settings/receipts", "The first receipt is created with the first payment."],
  ["/admin/settings/mails", "The first one is sent when a customer registers or books."],
  ["/admin/settings/backups", "The first backup is made within minutes of opening."],
];

beforeEach(() => {
  be(owner);
  const reads = Object.entries(paths)
    .flatMap(([path, { get }]) => (get && path.startsWith("/admin/") ? [{ path, get }] : []))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const addressOf = (path: string) => `*/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  const empty = reads.map(({ path, get }) => http.get(addressOf(path), () => HttpResponse.json(emptied(bodyOf(get)) as object)));
  server.use(...empty);
});

test("an empty shop says in each list what to do first", async () => {
  await openScreen("/admin/more");
  for (const [address, says] of beginnings) {
    await goTo(address);
    const shown = await within(screen.getByRole("main")).findAllByText(says, { exact: false });
    expect(shown.length, address).toBeGreaterThan(0);
  }
});
