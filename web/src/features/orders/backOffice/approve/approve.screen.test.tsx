import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold, problem, refuse } from "../../../../testing/server";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";

const request = () =>
  detailOf(
    [pieceOf(1, { status: "Pending", estimatePaise: 125_000 }), pieceOf(2, { status: "Pending", serviceName: "Salwar set", estimatePaise: 240_000, forWhom: "Kamala" })],
    { status: "Pending", estimatePaise: 365_000, message: "For my sister’s muhurtham." },
    { suggestedReadyDay: "2099-12-05" },
  );

beforeEach(() => {
  be(owner);
  answer("get", "/admin/orders/{id}", request());
  answer("get", "/admin/orders/team", [{ id: 3, name: "Selvi M." }]);
  answer("get", "/admin/price-settings", { advancePercent: 30, advanceRoundingPaise: 5_000, rushPaise: 0, readyDays: 10, balanceOnline: true, slipTerms: "" });
});

async function openDialog() {
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: "Review and approve" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New request" }));
  await dialog.findByRole("button", { name: "Approve with ₹1,100 advance" });
  return { dialog, piece: (name: RegExp) => within(dialog.getByRole("listitem", { name })) };
}

test("a request is approved with price, day and maker of each piece, discount and advance in one dialog", async () => {
  const approved = hold("post", "/admin/orders/{id}/approve", request);
  const { dialog, piece } = await openDialog();
  const salwar = piece(/^2\. Salwar/);
  fireEvent.change(salwar.getByLabelText("Agreed price"), { target: { value: "2,600" } });
  expect(salwar.getByText("₹200 over the estimate")).toBeTruthy();
  fireEvent.click(await salwar.findByRole("radio", { name: /^Selvi M\./ }));
  fireEvent.change(piece(/^1\./).getByLabelText("Ready by"), { target: { value: "2099-12-03" } });
  fireEvent.click(dialog.getByRole("button", { name: "Same day for all" }));
  fireEvent.click(dialog.getByRole("radio", { name: "5 %" }));
  fireEvent.click(dialog.getByRole("button", { name: /^Approve/ }));
  expect(dialog.getByText("Give a reason for the discount.")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Regular customer" } });
  expect(dialog.getByText("₹3,657")).toBeTruthy();
  fireEvent.click(dialog.getByRole("radio", { name: /^50 %/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Approve with ₹1,850 advance" }));
  await approved.came(1);
  expect(approved.bodies).toEqual([
    {
      advancePaise: 185_000,
      pieces: [
        { id: 11, pricePaise: 125_000, promisedDay: "2099-12-03" },
        { id: 12, pricePaise: 260_000, promisedDay: "2099-12-03", assigneeId: 3 },
      ],
      discountPercent: 5,
      discountReason: "Regular customer",
    },
  ]);
  approved.release();
});

test("a request is approved only once the shop’s prices have suggested its advance", async () => {
  const prices = hold("get", "/admin/price-settings", () => ({ advancePercent: 30, advanceRoundingPaise: 5_000, rushPaise: 0, readyDays: 10, balanceOnline: true, slipTerms: "" }));
  const approved = hold("post", "/admin/orders/{id}/approve", request);
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: "Review and approve" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New request" }));
  fireEvent.click(await dialog.findByRole("button", { name: /^Approve/ }));
  prices.release();
  fireEvent.click(await dialog.findByRole("button", { name: "Approve with ₹1,100 advance" }));
  await approved.came(1);
  expect(approved.bodies).toMatchObject([{ advancePaise: 110_000 }]);
  approved.release();
});

test("a piece is edited from the dialog: an untouched price follows its estimate, a typed one stays", async () => {
  answer("get", "/catalogue/products", []);
  answer("get", "/garments/types", []);
  answer("get", "/garments/choices", []);
  const { dialog, piece } = await openDialog();
  fireEvent.change(piece(/^1\./).getByLabelText("Agreed price"), { target: { value: "1,300" } });
  const [first, second] = request().order.pieces.map((one) => ({ ...one, estimatePaise: 300_000 }));
  answer("get", "/admin/orders/{id}", detailOf([first, second] as ReturnType<typeof pieceOf>[], { status: "Pending" }, { suggestedReadyDay: "2099-12-05" }));
  answer("get", "/admin/orders/team", []);
  answer("put", "/admin/orders/{id}/pieces/{piece}", request());
  fireEvent.click(dialog.getByRole("button", { name: "Edit piece HM-1001/2" }));
  const edited = within(await screen.findByRole("dialog", { name: "Edit HM-1001/2" }));
  fireEvent.click(edited.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(piece(/^2\./).getByLabelText<HTMLInputElement>("Agreed price").value).toBe("3000"));
  expect(piece(/^1\./).getByLabelText<HTMLInputElement>("Agreed price").value).toBe("1,300");
});

test("leaving the dialog asks before the typed terms are lost", async () => {
  const { dialog, piece } = await openDialog();
  const leave = () => fireEvent(screen.getByRole("dialog", { name: "New request" }), new Event("cancel", { cancelable: true }));
  fireEvent.click(dialog.getByRole("button", { name: "Decline" }));
  fireEvent.change(await screen.findByLabelText(/^Reason \(/), { target: { value: "We are on leave." } });
  fireEvent(screen.getByRole("dialog", { name: /^Decline/ }), new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog", { name: /^Decline/ })).toBeNull();
  fireEvent.change(piece(/^1\./).getByLabelText("Agreed price"), { target: { value: "1,300" } });
  leave();
  const question = within(dialog.getByRole("group", { name: "Discard what you have typed?" }));
  fireEvent.click(question.getByRole("button", { name: "Continue editing" }));
  expect(piece(/^1\./).getByLabelText<HTMLInputElement>("Agreed price").value).toBe("1,300");
  leave();
  fireEvent.click(dialog.getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog", { name: "New request" })).toBeNull();
});

test("a refused approval says why, and the dialog keeps what was typed", async () => {
  refuse("post", "/admin/orders/{id}/approve", () => problem(409, "orders.slot_full", "This time is full. Please choose another one."));
  const { dialog, piece } = await openDialog();
  fireEvent.change(piece(/^1\./).getByLabelText("Agreed price"), { target: { value: "1,300" } });
  fireEvent.click(dialog.getByRole("button", { name: /^Approve/ }));
  expect(await screen.findByText("This time is full. Please choose another one. The page has been updated.")).toBeTruthy();
  expect(piece(/^1\./).getByLabelText<HTMLInputElement>("Agreed price").value).toBe("1,300");
});

test("without a connection nothing typed is lost", async () => {
  refuse("post", "/admin/orders/{id}/approve");
  const { dialog } = await openDialog();
  fireEvent.click(dialog.getByRole("radio", { name: "Other amount" }));
  fireEvent.change(dialog.getByLabelText("Advance in rupees"), { target: { value: "900" } });
  fireEvent.click(dialog.getByRole("button", { name: "Approve with ₹900 advance" }));
  expect(await screen.findByText("No Network Connection. Please try again when you are online.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>("Advance in rupees").value).toBe("900");
});
