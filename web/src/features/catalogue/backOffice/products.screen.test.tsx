import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { ProductDetail, Session } from "../../../api/schema";
import { be, goTo, openScreen, owner } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold, problem, refuse, server } from "../../../testing/server";

const staff = { user: { ...owner.user, id: 5, role: "staff", staffRole: "manager" } } as Session;
const category = { ...sampleOf("admin_category_view"), id: 2 };
const service = { ...sampleOf("admin_service_view"), id: 3, ctid: 2 };

const pico: ProductDetail = {
  ...sampleOf("admin_product_view"),
  id: 1,
  ctid: 2,
  serviceId: 3,
  mainTitle: "Fall and pico",
  serviceModel: "Fall and pico",
  mainDescription: "By hand.",
  moreImages: [],
  occasions: [],
  fabrics: [],
  pricePaise: 45_000,
  published: true,
  visible: true,
  version: 1,
};

/** The stored products, which the calls of the screens change. */
let stored: ProductDetail[];

const LIST = "*/api/admin/catalogue/products";

function change(id: unknown, changes: Partial<ProductDetail>): Response {
  stored = stored.map((one) => (String(one.id) === id ? { ...one, ...changes, version: one.version + 1 } : one));
  return HttpResponse.json(stored.find((one) => String(one.id) === id));
}

/** Whether the list has this product, as the server filters it. */
function isWanted({ pricePaise, published, deletedAt }: ProductDetail, wanted: URLSearchParams): boolean {
  if (wanted.has("unpriced") && pricePaise !== undefined) return false;
  if (wanted.has("published") && String(published) !== wanted.get("published")) return false;
  return wanted.has("deleted") === (deletedAt !== undefined);
}

function serve(session: Session, ...products: ProductDetail[]): void {
  stored = products;
  be(session);
  answer("get", "/admin/catalogue/categories", [category]);
  answer("get", "/admin/catalogue/services", [service]);
  server.use(
    http.get(LIST, ({ request }) => {
      const wanted = new URL(request.url).searchParams;
      const unpriced = stored.filter(({ pricePaise, deletedAt }) => pricePaise === undefined && !deletedAt).length;
      return HttpResponse.json({ items: stored.filter((one) => isWanted(one, wanted)), unpriced });
    }),
    http.get(`${LIST}/:id`, ({ params: { id } }) => {
      const found = stored.find((one) => String(one.id) === id);
      return found ? HttpResponse.json(found) : problem(404, "catalogue.product_not_found");
    }),
    http.put(`${LIST}/:id/published`, async ({ params: { id }, request }) => {
      const { published } = (await request.json()) as { published: boolean };
      return change(id, { published, visible: published });
    }),
    http.post(`${LIST}/:id/restore`, ({ params: { id } }) => {
      stored = [pico];
      return change(id, {});
    }),
    http.post(`${LIST}/:id/duplicate`, ({ params: { id } }) => {
      const original = stored.find((one) => String(one.id) === id);
      const hidden = { serviceModel: "Fall and pico (copy)", published: false, visible: false };
      const copy = { ...original, ...hidden, id: 2 } as ProductDetail;
      stored = [copy, ...stored];
      return HttpResponse.json(copy, { status: 201 });
    }),
    http.delete(`${LIST}/:id`, ({ params: { id } }) => {
      change(id, { deletedAt: "2026-11-20T06:30:00Z" });
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button);
};
const undo = async () => {
  const button = await screen.findByRole("button", { name: "Undo" });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  await act(async () => void fireEvent.click(button));
};
const follow = async (name: string) => fireEvent.click(await screen.findByRole("link", { name }));
const pageOfPico = () => screen.queryByRole("link", { name: "Fall and pico" });

test("a product is hidden and published again, and both can be undone", async () => {
  serve(owner, pico);
  await openScreen("/admin/catalogue?tab=products");
  await press("Hide Fall and pico");
  await screen.findByText("Fall and pico: hidden");
  await waitFor(() => expect(pageOfPico()).toBeNull());
  await undo();
  await waitFor(() => expect(pageOfPico()).not.toBeNull());
  await press("Hide Fall and pico");
  await waitFor(() => expect(pageOfPico()).toBeNull());
  await follow("Hidden");
  await press("Publish Fall and pico");
  await screen.findByText("Fall and pico: published");
  await waitFor(() => expect(pageOfPico()).toBeNull());
  await follow("Published");
  await waitFor(() => expect(pageOfPico()).not.toBeNull());
});

test("a duplicate opens as a hidden copy, which Undo deletes", async () => {
  serve(owner, pico);
  await openScreen("/admin/catalogue?tab=products");
  await press("Duplicate Fall and pico");
  await waitFor(() => expect(location.pathname).toBe("/admin/catalogue/products/2"));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Model/)).value).toBe("Fall and pico (copy)");
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /^Published/ }).checked).toBe(false);
  await undo();
  await screen.findByText("Not found");
  expect(stored.map(({ id, deletedAt }) => [id, deletedAt !== undefined])).toEqual([[2, true], [1, false]]);
});

test("a product goes to the trash from its form, and is restored from there", async () => {
  serve(owner, pico);
  await openScreen("/admin/catalogue/products/1");
  await press("Move to trash");
  await screen.findByText("Fall and pico moved to trash");
  await waitFor(() => expect(location.pathname).toBe("/admin/catalogue"));
  await goTo("/admin/catalogue?tab=products&part=trash");
  await press("Restore Fall and pico");
  await screen.findByText("Fall and pico restored");
  expect(stored[0]).not.toHaveProperty("deletedAt");
});

test("staff edit a product without its price", async () => {
  serve(staff, pico);
  await openScreen("/admin/catalogue/products/1");
  await screen.findByText("Only the owner can change prices.");
  screen.getByText("Price: ₹450");
  expect(screen.queryByLabelText("Price in rupees")).toBeNull();
  screen.getByRole("switch", { name: /^Published/ });
});

test("staff do not publish a new product", async () => {
  serve(staff, pico);
  await openScreen("/admin/catalogue/products/new?from=3");
  await screen.findByText("Only the owner can set the price. Until then the product stays hidden.");
  expect(screen.queryByRole("switch")).toBeNull();
});

const { pricePaise: _, ...unpriced } = { ...pico, mainTitle: "Rolled edge", published: false, visible: false };

test("a product without a price says so, and why it is not published", async () => {
  serve(staff, unpriced);
  const message = "The owner has to set a price before it can be shown.";
  const fields = [{ field: "pricePaise", code: "required", message }];
  const refusal = { code: "request.invalid_body", message: "Please check.", fields };
  refuse("put", "/admin/catalogue/products/{id}/published", () => HttpResponse.json(refusal, { status: 422 }));
  await openScreen("/admin/catalogue?tab=products&part=hidden");
  await screen.findByText("No price yet");
  await press("Publish Rolled edge");
  await screen.findByText(message);
});

test("a hidden product with its first price is said to be still hidden", async () => {
  serve(owner, unpriced);
  const hint = "Customers see it once you switch on Published.";
  const saved = hold("put", "/admin/catalogue/products/{id}", () => {
    stored = [{ ...unpriced, pricePaise: 45_000, version: 2 }];
    return { ...unpriced, pricePaise: 45_000, version: 2 };
  });
  await openScreen("/admin/catalogue/products/1");
  await screen.findByText(hint);
  const published = screen.getByRole("switch", { name: /^Published/ });
  fireEvent.click(published);
  expect(screen.queryByText(hint)).toBeNull();
  fireEvent.click(published);
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill("Category", "2");
  fill("Service", "3");
  fill("Price in rupees", "450");
  await press(/^Save/);
  await saved.came(1);
  await saved.release();
  await screen.findByText("Saved. It is still hidden: switch on Published to show it.");
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
});

test("Today leads the owner to the products without a price", async () => {
  serve(owner, unpriced);
  await openScreen("/admin");
  await follow("1 product without a price");
  const list = within(await screen.findByRole("list", { name: "Products without a price" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Without a price" }).getAttribute("aria-current")).toBe("page");
  expect(list.getByRole("link", { name: "Rolled edge" }).getAttribute("href")).toBe("/admin/catalogue/products/1");
});

test("the list of products without a price says when there are none", async () => {
  serve(owner, pico);
  await openScreen("/admin/catalogue?tab=products&filter=unpriced");
  expect(await screen.findAllByText("All products have a price")).not.toEqual([]);
});

test("a service with products is deleted from its form only after a question", async () => {
  serve(owner, pico);
  answer("get", "/admin/catalogue/services/{id}", { ...service, serviceName: "Sarees", productCount: 2 });
  const removed = hold("delete", "/admin/catalogue/services/{id}", () => undefined);
  await openScreen("/admin/catalogue/services/3");
  await press("Move to trash");
  const question = within(await screen.findByRole("alertdialog", { name: "Move Sarees to trash?" }));
  question.getByText(/2 products/);
  expect(removed.bodies).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "Move to trash" }));
  await removed.came(1);
  await removed.release();
  await screen.findByText("Sarees moved to trash");
  await waitFor(() => expect(location.search).toBe("?tab=services&id=2"));
});
