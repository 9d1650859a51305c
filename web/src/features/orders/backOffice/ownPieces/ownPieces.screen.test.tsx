import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnPiece, Session } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold } from "../../../../testing/server";

const maker = { user: { ...owner.user, id: 5, role: "staff", staffRole: "maker" } } as Session;

/** A delivered piece of which the maker has an alteration. */
const altered: OwnPiece = {
  id: 7,
  orderId: 987,
  position: 1,
  pieceCount: 1,
  number: "HM-987",
  serviceName: "Blouse - Princess Cut",
  quantity: 1,
  wearer: "Asha",
  fabricSource: "customer",
  choices: [],
  lengths: [],
  status: "Delivered",
  due: false,
  photos: [],
  shopPhotos: [],
  alterations: [{ id: 3, work: "Let out the side seams", status: "In Work", due: true }],
  notes: [{ id: 1, pieceId: 7, text: "Keep the selvedge.", author: "Selvi M.", at: "2026-11-20T06:00:00Z" }],
};

beforeEach(() => {
  be(maker);
  vi.stubGlobal("scrollTo", () => undefined);
});

const main = () => within(screen.getByRole("main"));

test("an alteration is listed like a piece and leads to the garment's page", async () => {
  answer("get", "/admin/own-pieces", [altered]);
  await openScreen("/admin");
  await main().findByRole("heading", { name: "1 alteration to do" });
  main().getByText("Let out the side seams");
  const links = main().getAllByRole("link", { name: "Blouse - Princess Cut" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/admin/orders/987/pieces/1"]);
});

test("a piece that is ready is finished, not late", async () => {
  answer("get", "/admin/own-pieces", [{ ...altered, status: "Ready for Pickup", promisedDay: "2020-01-01", alterations: [] }]);
  await openScreen("/admin");
  await main().findByText("Finished");
  expect(main().queryByText(/^Late/)).toBeNull();
});

test("the page of the garment moves the alteration, and not the delivered piece", async () => {
  answer("get", "/admin/own-pieces", [altered]);
  await openScreen("/admin/orders/987/pieces/1");
  const step = hold("post", "/admin/orders/{id}/alterations/{alteration}/step", () => []);
  const ready = await main().findByRole("button", { name: "Mark ready" });
  expect(main().queryByRole("button", { name: /^Mark as|^Move to/ })).toBeNull();
  fireEvent.click(ready);
  await step.came(1);
  expect(step.bodies).toEqual([{ from: "In Work", to: "Ready" }]);
});

test("a maker reads the notes to them and adds one", async () => {
  answer("get", "/admin/own-pieces", [altered]);
  await openScreen("/admin/orders/987/pieces/1");
  const sent = hold("post", "/admin/own-pieces/{id}/notes", () => [altered]);
  await main().findByText("Keep the selvedge.");
  fireEvent.change(main().getByLabelText("New note"), { target: { value: "Seams are 2 cm wide." } });
  fireEvent.click(main().getByRole("button", { name: "Add note" }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ text: "Seams are 2 cm wide." }]);
});
