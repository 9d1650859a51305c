import { expect, test } from "vitest";
import { sampleOf } from "../../../testing/sample";
import { calendarFile } from "./calendarFile";

const shop = { businessName: "Hem & Mogra", publicAddress: "https://shop.example/" };
const [sample] = sampleOf("order_list");
const order = {
  ...(sample as NonNullable<typeof sample>),
  number: "HM-1048",
  serviceName: "Blouses - Princess Cut - Deep back, dori; latkan",
  appointmentDate: "2026-11-26",
  appointmentTime: "3:00PM To 5:00PM" as const,
  address: "14, Second Main Road\nKasturba Nagar",
  landMark: "Water tank",
  pinCode: "600020",
};
const now = new Date("2026-11-23T13:12:00.250Z");
const lines = (file: string | undefined) => file?.replaceAll("\r\n ", "").split("\r\n");

test("the visit is an event in UTC with its address", () => {
  expect(lines(calendarFile(order, shop, now))).toEqual(
    expect.arrayContaining([
      "UID:HM-1048@shop.example",
      "DTSTAMP:20261123T131200Z",
      "DTSTART:20261126T093000Z",
      "DTEND:20261126T113000Z",
      String.raw`SUMMARY:Hem & Mogra: Blouses - Princess Cut - Deep back\, dori\; latkan`,
      String.raw`LOCATION:14\, Second Main Road\nKasturba Nagar\nWater tank\n600020`,
    ]),
  );
});

test("the event names every piece", () => {
  const [piece] = order.pieces;
  const pieces = piece ? [{ ...piece, serviceName: "Blouse", quantity: 1 }, { ...piece, serviceName: "Salwar", quantity: 2 }] : [];
  expect(lines(calendarFile({ ...order, pieces }, shop, now))).toContain(String.raw`DESCRIPTION:Order HM-1048\nBlouse\nSalwar × 2`);
});

test("no line is longer than 75 bytes, and Tamil letters stay whole", () => {
  const address = "எண் 14, இரண்டாவது முதன்மைச் சாலை, கஸ்தூரிபா நகர், அடையாறு, சென்னை";
  const file = calendarFile({ ...order, address }, shop, now) ?? "";
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines(file)?.find((line) => line.startsWith("LOCATION"))).toContain(address.replaceAll(",", String.raw`\,`));
});

test("an order without a visit has no file", () => {
  const { appointmentDate: _day, appointmentTime: _slot, ...inShop } = order;
  expect(calendarFile(inShop, shop, now)).toBeUndefined();
});
