import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { todayInIndia } from "../../admin/form/today";
import type { CreateAppointment, GarmentField, Order, Product } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, refuse } from "../../testing/server";
import { dayAfter } from "./backOffice/subject";

const [sample] = sampleOf("product_list");
const blouse = {
  ...sample,
  id: 7,
  serviceType: "Blouses",
  serviceName: "Princess Cut",
  serviceModel: "Deep back",
} as Product;
const range = (least: number, most: number) => ({ least, most });
const fields: GarmentField[] = [
  { key: "height", label: "Height", drawing: "height", limits: range(45, 230), adult: range(140, 180) },
  { key: "frontNeck", label: "Front neck", drawing: "frontNeck", limits: range(3, 40) },
  { key: "aroundArm", label: "Around arm", drawing: "aroundArm", limits: range(10, 80), adult: range(20, 50) },
  { key: "aroundBust", label: "Around bust", drawing: "aroundBust", limits: range(30, 180), adult: range(75, 130) },
  { key: "aroundWaist", label: "Around waist", drawing: "aroundWaist", limits: range(30, 180), adult: range(55, 130) },
  {
    key: "aroundHip",
    label: "Around hip",
    hint: "About 8 inches (20 cm) below the waist.",
    drawing: "aroundHip",
    limits: range(30, 190),
  },
];
const DAY = dayAfter(todayInIndia(), 5);

beforeEach(() => {
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), measurementUnit: "in" });
  answer("get", "/catalogue/products", [blouse]);
  answer("get", "/garments/choices", []);
  answer("get", "/garments/types", [{ id: 1, name: "Blouse", points: 1, fields }]);
  answer("get", "/orders/slots", {
    ...sampleOf("slot_list"),
    day: DAY,
    earliest: dayAfter(DAY, -4),
    latest: dayAfter(DAY, 90),
    closed: false,
    nextDays: [],
    slots: [{ slot: "11:00 AM To 1:00PM", free: 3 }],
  });
  answer("get", "/me/measurement-profiles", []);
  answer("get", "/me/orders", []);
  answer("get", "/me/appointments", []);
});

const main = () => within(screen.getByRole("main"));
const choose = (name: RegExp | string) => fireEvent.click(main().getByRole("radio", { name }));
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label);
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Types a length and leaves its field. */
function typeLength(label: string, value: string): void {
  fireEvent.focus(field(label));
  change(label, value);
  fireEvent.blur(field(label));
}

async function open(): Promise<void> {
  await openScreen("/bookappointment?product=7");
  await main().findAllByText("Blouses - Princess Cut - Deep back");
  choose(/^I have measurements/);
  await main().findByLabelText("Around bust");
}

test("switching between cm and inches shows the same lengths", async () => {
  await open();
  expect(main().getByRole<HTMLInputElement>("radio", { name: "inch" }).checked).toBe(true);
  choose("cm");
  typeLength("Around bust", "92");
  choose("inch");
  expect(field("Around bust").value).toBe("36.25");
  typeLength("Around waist", "30½");
  for (let turn = 0; turn < 2; turn += 1) {
    choose("cm");
    expect(field("Around bust").value).toBe("92");
    expect(field("Around waist").value).toBe("77.5");
    choose("inch");
    expect(field("Around waist").value).toBe("30½");
  }
});

test("typed measurements come back after 'We measure at the visit', and are not sent with it", async () => {
  const [order] = sampleOf("order_list");
  const booked = { ...order, status: "Pending" } as Order;
  const sent = refuse("post", "/me/appointments", () => Response.json(booked, { status: 201 }));
  await open();
  typeLength("Around bust", "36");
  choose(/^We measure at the visit/);
  expect(main().queryByLabelText("Around bust")).toBeNull();
  choose(/^I have measurements/);
  expect(field("Around bust").value).toBe("36");
  choose(/^We measure at the visit/);
  change("Date", DAY);
  fireEvent.click(await main().findByRole("radio", { name: /^11:00 AM/ }));
  change("Phone", "98400 12345");
  change("Address", "14, Second Main Road");
  change("Pin code", "600020");
  fireEvent.click(main().getByRole("button", { name: /^Book An Appointment/ }));
  await screen.findByRole("heading", { level: 1, name: "Appointment booked successfully!" });
  const body = (await sent[0]?.json()) as CreateAppointment | undefined;
  expect(body?.pieces.map(({ productId }) => productId)).toEqual([7]);
  expect(body?.pieces[0]?.measurements).toBeUndefined();
});

test("the video on measuring opens over the form, which stays filled in", async () => {
  const [video] = sampleOf("measure_video_list");
  if (video) answer("get", "/content/measure-videos", [video]);
  await open();
  change("Address", "14, Second Main Road");
  // Until the videos are known, the link leads to their page.
  const watch = main().getByRole("link", { name: "Watch how to measure" });
  expect(watch.getAttribute("href")).toMatch(/^\//);
  fireEvent.click(watch);
  const dialog = within(await screen.findByRole("dialog", { name: "How to measure" }));
  expect(document.querySelector("dialog video")?.getAttribute("src")).toBe(video?.url.src);
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(field("Address").value).toBe("14, Second Main Road");
});

test("the drawing shows the measurement in focus", async () => {
  await open();
  const drawn = { Height: "height", "Front neck": "frontNeck", "Around hip": "aroundHip" };
  for (const [label, name] of Object.entries(drawn)) {
    fireEvent.focus(field(label));
    expect(document.querySelector("svg[data-measure]")?.getAttribute("data-measure")).toBe(name);
  }
  expect(main().getAllByText("About 8 inches (20 cm) below the waist.").some(({ hidden }) => !hidden)).toBe(true);
});

test("inches typed as cm are pointed out and corrected with one press", async () => {
  await open();
  choose("cm");
  typeLength("Around bust", "36");
  typeLength("Around arm", "30");
  main().getByText("Is this in inches? We count in cm here.");
  fireEvent.click(main().getByRole("button", { name: "They are inches" }));
  expect(field("Around bust").value).toBe("36");
  expect(main().queryByText(/Is this in inches\?/)).toBeNull();
  choose("cm");
  expect(field("Around bust").value).toBe("91.4");
  expect(field("Around arm").value).toBe("30");
});

test("cm typed as inches are pointed out and corrected with one press", async () => {
  await open();
  typeLength("Around bust", "92");
  main().getByText("Enter 12 to 70¾ inches. Is this in cm?");
  fireEvent.click(main().getByRole("button", { name: "They are in cm" }));
  expect(main().getByRole<HTMLInputElement>("radio", { name: "cm" }).checked).toBe(true);
  expect(field("Around bust").value).toBe("92");
  expect(main().queryByText(/Is this in cm\?/)).toBeNull();
});
