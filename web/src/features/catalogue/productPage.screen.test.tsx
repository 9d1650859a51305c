import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ChoiceGroup, Product } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem, refuse } from "../../testing/server";
import { recentProducts } from "./recent/recentProducts";

const product: Product = { ...sampleOf("product_view"), id: 7, mainTitle: "Deep back blouse", pricePaise: 125_000 };
const option = (id: number, name: string, pricePaise: number) => ({ id, name, pricePaise, available: true });
const neck: ChoiceGroup = { id: 1, name: "Neck", several: false, required: false, options: [option(11, "Round", 0), option(12, "Boat", 5_000)] };
const extras: ChoiceGroup = { id: 2, name: "Extras", several: true, required: false, options: [option(21, "Latkans", 8_000)] };

const main = () => within(screen.getByRole("main"));
const bookings = () => main().getAllByRole("link", { name: "Book An Appointment" }).map((link) => link.getAttribute("href"));

beforeEach(() => {
  // The test environment shows no images.
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined });
  answer("get", "/catalogue/products/{id}", product);
  answer("get", "/garments/choices", [neck, extras]);
});

test("a booking begins with what is chosen here, and the price follows", async () => {
  await openScreen("/productdetails/7");
  const price = within(await main().findByRole("region", { name: "Price" }));
  expect(price.getByText("from")).toBeTruthy();
  expect(bookings()).toEqual(["/bookappointment?product=7", "/bookappointment?product=7"]);
  fireEvent.click(await main().findByRole("radio", { name: /^Boat/ }));
  fireEvent.click(main().getByRole("checkbox", { name: /^Latkans/ }));
  expect(bookings()).toEqual(Array(2).fill("/bookappointment?product=7&options=12-21"));
  expect(price.queryByText("from")).toBeNull();
  expect(price.getByText("₹1,380")).toBeTruthy();
  expect(main().getByText(/₹1,250, Boat \+₹50, Latkans \+₹80/)).toBeTruthy();
  fireEvent.click(main().getByRole("button", { name: "Clear Neck" }));
  expect(bookings()[0]).toBe("/bookappointment?product=7&options=21");
});

test("the page tells what the shop has said, and nothing else", async () => {
  const extras = { ...sampleOf("product_extras_view"), images: [], included: ["One trial"], notIncluded: ["Blouse cloth"], measured: false, related: [] };
  answer("get", "/catalogue/products/{id}", { ...product, readyDays: 70 });
  answer("get", "/catalogue/products/{id}/extras", { ...extras, fabricCm: 250 });
  await openScreen("/productdetails/7");
  expect(await main().findByText("2.5 m")).toBeTruthy();
  expect(main().getByText("70 days")).toBeTruthy();
  expect(main().getByText(/Expected Delivery: 70 Days/)).toBeTruthy();
  expect(main().queryByText(/We measure you at your door/)).toBeNull();
  expect(main().getAllByText("Blouse cloth").length).toBeGreaterThan(0);
  expect(main().queryByText("Goes well with this")).toBeNull();
  expect(main().queryByText("Learn to stitch it")).toBeNull();
});

test("each image of the strip is shown in turn, with its place", async () => {
  const image = (src: string) => ({ ...product.image, src, alt: src });
  answer("get", "/catalogue/products/{id}", { ...product, image: image("front") });
  answer("get", "/catalogue/products/{id}/extras", { ...sampleOf("product_extras_view"), images: [image("back"), image("fabric")] });
  await openScreen("/productdetails/7");
  expect(await main().findByText("1 of 3")).toBeTruthy();
  fireEvent.click(main().getByRole("link", { name: "Image 3: fabric" }));
  expect(main().getByText("3 of 3")).toBeTruthy();
  expect(main().getByRole("link", { name: "Zoom: Deep back blouse" }).getAttribute("href")).toBe("fabric");
});

test("the heart on the image marks the piece", async () => {
  await openScreen("/productdetails/7");
  const heart = await main().findByRole("button", { name: "Wish list: Deep back blouse" });
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("true");
});

test("what was viewed before is listed on this device, until it is cleared", async () => {
  recentProducts.set([8, 7]);
  answer("get", "/catalogue/products", [product, { ...product, id: 8, mainTitle: "Half saree" }]);
  await openScreen("/productdetails/7");
  const heading = await main().findByRole("heading", { name: "Recently viewed" });
  const section = heading.closest("section");
  if (!section) throw new Error("no section");
  expect(within(section).getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Half saree"]);
  fireEvent.click(within(section).getByRole("button", { name: "Clear" }));
  expect(main().queryByText("Recently viewed")).toBeNull();
  expect(recentProducts.ids()).toEqual([7]);
});

const rated = { ...sampleOf("product_extras_view"), images: [], included: [], notIncluded: [], related: [] };

const photo = (id: number) => ({ id, src: `/api/catalogue/review-photos/${id}`, small: `/api/catalogue/review-photos/${id}?small=true` });
const review = (name: string, photos: readonly number[] = []) => ({ name, stars: 4, text: "Fits.", date: "2026-11-20", photos: photos.map(photo) });

test("photos of reviews open large, and the older reviews on request", async () => {
  const reviews = [review("Asha R.", [1, 2]), review("Beena"), review("Chitra S.", [3]), review("Devika")];
  answer("get", "/catalogue/products/{id}/extras", { ...rated, rating: { average: 4, count: 4 }, reviews });
  await openScreen("/productdetails/7");
  const section = within(await main().findByRole("region", { name: "What customers say" }));
  expect(section.getByText(/4 reviews, 2 with photos/)).toBeTruthy();
  expect(section.queryByText("Devika")).toBeNull();
  fireEvent.click(section.getByRole("button", { name: "Read all 4 reviews" }));
  expect(section.getByText("Devika")).toBeTruthy();
  fireEvent.click(section.getByRole("button", { name: "Photo by Asha R., 2 of 2" }));
  const large = within(await screen.findByRole("dialog", { name: "Photo by Asha R., 2 of 2" }));
  expect(large.getByRole("button", { name: "Image 2" }).getAttribute("aria-current")).toBe("true");
});

test("stars come from approved reviews, and without one there are none", async () => {
  const reviews = [review("Asha R.")];
  answer("get", "/catalogue/products/{id}/extras", { ...rated, rating: { average: 4.5, count: 2 }, reviews });
  await openScreen("/productdetails/7");
  const section = within(await main().findByRole("region", { name: "What customers say" }));
  expect(section.getByText("Asha R.")).toBeTruthy();
  expect(main().getByRole("link", { name: "2 reviews" }).getAttribute("href")).toBe("#reviews");
  cleanup();
  answer("get", "/catalogue/products/{id}/extras", { ...rated, reviews: [] });
  await openScreen("/productdetails/7");
  await main().findByText("How Does It Work?");
  expect(main().queryByRole("region", { name: "What customers say" })).toBeNull();
});

const own = { stars: 5, text: "Fits.", approved: true, date: "2026-11-20", photos: [photo(1), photo(2)] };

test("a customer with a delivered piece reviews it, others are not asked", async () => {
  answer("get", "/catalogue/products/{id}/extras", { ...rated, reviews: [] });
  answer("get", "/me/product-reviews/{product}", { mayReview: true });
  const sent = hold("put", "/me/product-reviews/{product}", () => ({ ...own, approved: false, photos: [] }));
  be(customer);
  await openScreen("/productdetails/7");
  const part = within(await main().findByRole("region", { name: "Review this piece" }));
  fireEvent.click(await part.findByRole("radio", { name: "5 stars" }));
  fireEvent.change(part.getByLabelText(/What should others know/), { target: { value: " Fits. " } });
  fireEvent.click(part.getByRole("button", { name: /^Send review/ }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ stars: 5, text: "Fits." }]);
  await sent.release();
  expect(await main().findByText("Awaiting approval")).toBeTruthy();
  cleanup();
  answer("get", "/me/product-reviews/{product}", { mayReview: false });
  await openScreen("/productdetails/7");
  await main().findByText("How Does It Work?");
  expect(main().queryByRole("region", { name: "Review this piece" })).toBeNull();
});

test("a review that is typed when the session ends is there again after the login", async () => {
  answer("get", "/catalogue/products/{id}/extras", { ...rated, reviews: [] });
  answer("get", "/me/product-reviews/{product}", { mayReview: true });
  const refused = hold("put", "/me/product-reviews/{product}", () => problem(401, "session.needed"));
  const form = async () => {
    be(customer);
    await openScreen("/productdetails/7");
    return within(await main().findByRole("region", { name: "Review this piece" }));
  };
  const text = (part: Awaited<ReturnType<typeof form>>) => part.findByLabelText<HTMLTextAreaElement>(/What should others know/);
  const first = await form();
  fireEvent.click(await first.findByRole("radio", { name: "4 stars" }));
  fireEvent.change(await text(first), { target: { value: "Fits well" } });
  fireEvent.click(first.getByRole("button", { name: /^Send review/ }));
  await refused.came(1);
  await refused.release();
  expect(screen.queryByText(/could not be sent/)).toBeNull();
  cleanup();
  const again = await form();
  expect((await text(again)).value).toBe("Fits well");
  expect(again.getByRole<HTMLInputElement>("radio", { name: "4 stars" }).checked).toBe(true);
  fireEvent.change(await text(again), { target: { value: "" } });
  cleanup();
  expect((await text(await form())).value).toBe("");
  sessionStorage.clear();
});

test("editing a review moves the focus to its stars, and sending it to the heading", async () => {
  answer("get", "/catalogue/products/{id}/extras", { ...rated, reviews: [] });
  answer("get", "/me/product-reviews/{product}", { mayReview: true, review: { ...own, photos: [] } });
  answer("put", "/me/product-reviews/{product}", { ...own, approved: false, photos: [] });
  be(customer);
  await openScreen("/productdetails/7");
  fireEvent.click(await main().findByRole("button", { name: "Edit review" }));
  expect(document.activeElement).toBe(main().getByRole("radio", { name: "5 stars" }));
  fireEvent.click(main().getByRole("button", { name: /^Send review/ }));
  await main().findByText("Awaiting approval");
  expect(document.activeElement).toBe(main().getByRole("heading", { name: "Your review" }));
});

const file = (name: string, type: string) => new File(["pixels"], name, { type });

test("photos are sent with a review, and one that is refused stays in the form with its reason", async () => {
  answer("get", "/catalogue/products/{id}/extras", { ...rated, reviews: [] });
  answer("get", "/me/product-reviews/{product}", { mayReview: true, review: own });
  answer("put", "/me/product-reviews/{product}", { ...own, approved: false });
  const removed = refuse("delete", "/me/product-reviews/{product}/photos/{photo}", () => new Response(null, { status: 204 }));
  const refused = refuse("post", "/me/product-reviews/{product}/photos", () => problem(422, "photo.broken", "This photo is damaged."));
  be(customer);
  await openScreen("/productdetails/7");
  fireEvent.click(await main().findByRole("button", { name: "Edit review" }));
  fireEvent.click(await main().findByRole("button", { name: "Remove Photo 1" }));
  fireEvent.change(main().getByLabelText("Add photos"), { target: { files: [file("blouse.jpg", "image/jpeg"), file("notes.pdf", "application/pdf")] } });
  expect(main().getByText("notes.pdf is not a JPEG, PNG or WebP photo.")).toBeTruthy();
  fireEvent.click(main().getByRole("button", { name: /^Send review/ }));
  expect(await main().findByText("blouse.jpg was not uploaded. This photo is damaged.")).toBeTruthy();
  expect([removed.length, refused.length]).toEqual([1, 1]);
  answer("post", "/me/product-reviews/{product}/photos", photo(3));
  const send = main().getByRole("button", { name: /^Send review/ });
  // The reason is shown before the form takes another press.
  await waitFor(() => expect(send.hasAttribute("aria-disabled")).toBe(false));
  fireEvent.click(send);
  expect(await main().findByText("Awaiting approval")).toBeTruthy();
  expect(main().getAllByRole("button", { name: /^Your photo/ })).toHaveLength(2);
});

test("a customer deletes the review after a question", async () => {
  answer("get", "/catalogue/products/{id}/extras", { ...rated, reviews: [] });
  answer("get", "/me/product-reviews/{product}", { mayReview: true, review: own });
  const deleted = refuse("delete", "/me/product-reviews/{product}", () => new Response(null, { status: 204 }));
  be(customer);
  await openScreen("/productdetails/7");
  fireEvent.click(await main().findByRole("button", { name: "Delete review" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete this review?" }));
  expect(deleted).toHaveLength(0);
  fireEvent.click(question.getByRole("button", { name: "Delete review" }));
  expect(await main().findByRole("heading", { name: "Review this piece" })).toBeTruthy();
  expect(deleted).toHaveLength(1);
});

const pressShare = async () => {
  const [share] = await main().findAllByRole("button", { name: /share/i });
  fireEvent.click(share as HTMLElement);
};

test("a product is shared by the device where it can", async () => {
  const share = vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { share });
  await openScreen("/productdetails/7");
  await pressShare();
  await waitFor(() => expect(share.mock.calls[0]?.[0].url).toMatch(/\/shared-product\/7$/));
  Object.assign(navigator, { share: undefined });
});

test("a device that can share nothing says so", async () => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
  await openScreen("/productdetails/7");
  await pressShare();
  await screen.findByText("Sharing is not supported on this device.");
  vi.restoreAllMocks();
});
