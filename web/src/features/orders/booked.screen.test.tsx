import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "../../api/queryClient";
import type { MeasurementProfile, Order, OrderPiece } from "../../api/schema";
import { be, customer } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, refuse } from "../../testing/server";
import { shopView } from "../content/public/queries";
import Booked from "./booking/Booked";
import { measurementProfileList } from "./measurements/family/ownFamily";

const [sample] = sampleOf("order_list");
const single = sample as Order;
const aPiece = single.pieces[0] as OrderPiece;
const shop = { ...sampleOf("shop_view"), whatsapp: "+91 98400 12345" };
const order: Order = {
  ...single,
  id: 1064,
  number: "HM-1064",
  status: "Pending",
  canCancel: true,
  firstName: "Revathi",
  email: "revathi@example.com",
  getsEmails: true,
  contactNumber: "+919840012345",
  appointmentDate: "2099-11-26",
  appointmentTime: "3:00PM To 5:00PM",
  address: "14, Second Main Road",
  pinCode: "600020",
  picksUp: true,
  expectedDays: 8,
  rushPaise: 25_000,
  estimatePaise: 345_000,
  pieces: [
    { ...aPiece, id: 1, serviceName: "Blouse", quantity: 1, forWhom: "Amma", choices: [{ group: "Neck", option: "Boat neck", pricePaise: 0 }], estimatePaise: 150_000 },
    { ...aPiece, id: 2, serviceName: "Salwar suit", quantity: 1, choices: [], estimatePaise: 170_000 },
  ],
};

beforeEach(() => {
  be(customer);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

function show(booked: Order): void {
  const client = makeQueryClient();
  client.setQueryData(shopView().queryKey, shop);
  render(
    <QueryClientProvider client={client}>
      <Booked booked={booked} photos={[]} taken={undefined} filled={undefined} />
    </QueryClientProvider>,
  );
}

test("the confirmation says what was booked, and its heading has the focus", () => {
  show(order);
  const heading = screen.getByRole("heading", { level: 1, name: "Appointment booked successfully!" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^We call you to confirm the visit on Thursday, Revathi\./)).toBeTruthy();
  const slip = within(screen.getByRole("region", { name: "Booking" }));
  for (const text of ["HM-1064", "Thu 26 November 2099", "14, Second Main Road, 600020"]) expect(slip.getByText(text), text).toBeTruthy();
  const pieces = within(screen.getByRole("list", { name: "Pieces" })).getAllByRole("listitem");
  expect(pieces.map(({ textContent }) => textContent)).toEqual(["BlouseFor Amma. Boat neck₹1,500", "Salwar suitFor you₹1,700"]);
  expect(screen.getByText("From ₹3,450")).toBeTruthy();
  expect(screen.getByText("With the rush fee of ₹250")).toBeTruthy();
  expect(screen.getByText("Nothing to pay now")).toBeTruthy();
  const steps = within(screen.getByRole("region", { name: "What happens next" })).getAllByRole("listitem");
  expect(steps).toHaveLength(5);
  expect(steps[0]?.getAttribute("aria-current")).toBe("step");
  expect(steps[4]?.textContent).toContain("usually ready by Fri 4 December 2099");
});

test("a visit where the shop does not pick up is not promised", () => {
  show({ ...order, picksUp: false });
  expect(screen.getByText(/^We do not pick up at 600020 yet, Revathi\./)).toBeTruthy();
  expect(screen.queryByText(/confirm the visit on/)).toBeNull();
});

test("the day it is needed is shown back", () => {
  show({ ...order, neededBy: "2099-12-05" });
  expect(within(screen.getByRole("region", { name: "Booking" })).getByText("Needed by Sat 5 December 2099")).toBeTruthy();
  const steps = within(screen.getByRole("region", { name: "What happens next" })).getAllByRole("listitem");
  expect(steps[4]?.textContent).toContain("Needed by Sat 5 December 2099");
});

test("it leads to My Orders, the calendar and the chat, and to moving and cancelling", () => {
  show(order);
  expect(screen.getByRole("link", { name: "See My Orders" }).getAttribute("href")).toBe("/myorders");
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Chat" }).getAttribute("href")).toBe("https://wa.me/919840012345");
  expect(screen.getByRole("button", { name: "Reschedule HM-1064" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cancel request HM-1064" })).toBeTruthy();
});

test("an email is announced only if one is really sent", () => {
  show(order);
  expect(screen.getByText("A copy is on its way to revathi@example.com.")).toBeTruthy();
});

test("without email delivery nothing is said of an email", () => {
  show({ ...order, getsEmails: false });
  expect(screen.queryByText(/on its way/)).toBeNull();
});

test("lengths that were filled in for a person of the family and changed are saved as theirs", async () => {
  const kamala: MeasurementProfile = { id: 9, name: "Kamala", relation: "mother", garments: [] };
  const saves = hold("put", "/me/measurement-profiles/{id}", () => kamala);
  const client = makeQueryClient();
  client.setQueryData(shopView().queryKey, shop);
  client.setQueryData(measurementProfileList().queryKey, [{ ...kamala, id: 8, name: "Asha", relation: "Myself" }, kamala]);
  render(
    <QueryClientProvider client={client}>
      <Booked booked={order} photos={[]} taken={{ measurements: { aroundBust: 92.1 }, unit: "in" }} filled={9} />
    </QueryClientProvider>,
  );
  screen.getByRole("heading", { name: "Save these measurements for next time?" });
  expect(screen.getByLabelText<HTMLSelectElement>("Whose are they?").value).toBe("9");
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saves.came(1);
  expect(saves.bodies).toEqual([expect.objectContaining({ name: "Kamala", relation: "mother", measurements: { aroundBust: 92.1 }, unit: "in" })]);
  await saves.release();
  await screen.findByText("The measurements of Kamala are saved.");
});

test("a cancelled request leads on to My Orders", async () => {
  const cancelled: Order = { ...order, status: "Cancelled", canCancel: false };
  refuse("post", "/me/orders/{id}/cancel", () => HttpResponse.json(cancelled));
  history.replaceState(null, "", "/bookappointment");
  show(order);
  answer("get", "/me/orders/{id}", cancelled);
  fireEvent.click(screen.getByRole("button", { name: "Cancel request HM-1064" }));
  fireEvent.click(screen.getByRole("button", { name: /^Yes, cancel/ }));
  await waitFor(() => expect(location.pathname).toBe("/myorders"));
});
