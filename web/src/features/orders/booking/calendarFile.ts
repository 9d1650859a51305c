import type { Order, VisitSlot } from "../../../api/schema";
import { pieceName } from "../myOrders/pieces";

/** First and last hour of a slot, in India. */
const HOURS: Readonly<Record<VisitSlot, readonly [from: number, to: number]>> = {
  "11:00 AM To 1:00PM": [11, 13],
  "1:00PM To 3:00PM": [13, 15],
  "3:00PM To 5:00PM": [15, 17],
  "5:00PM To 7:00PM": [17, 19],
  "Full Day": [11, 19],
};

const INDIA = "+05:30";

const utc = (day: string, hour: number): string =>
  new Date(`${day}T${String(hour).padStart(2, "0")}:00:00${INDIA}`).toISOString().replaceAll(/[-:]|\.000/g, "");

/** Text of a property: RFC 5545, 3.3.11. */
const text = (value: string): string => value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Lines of at most 75 bytes, as RFC 5545, 3.1 asks; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [out, length] = ["", 0];
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > 75) [out, length] = [`${out}\r\n `, 1];
    out += character;
    length += bytes;
  }
  return out;
}

/** The visit as a calendar file (RFC 5545); undefined for an order without a visit. */
export function calendarFile(order: Order, shop: { businessName: string; publicAddress: string }, now: Date): string | undefined {
  const { appointmentDate: day, appointmentTime: slot } = order;
  if (!day || !slot) return undefined;
  const [from, to] = HOURS[slot];
  const place = [order.address, order.landMark, order.pinCode].filter(Boolean).join("\n");
  const host = new URL(shop.publicAddress).hostname;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(shop.businessName)}//Appointment//EN`,
    "BEGIN:VEVENT",
    `UID:${order.number}@${host}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART:${utc(day, from)}`,
    `DTEND:${utc(day, to)}`,
    `SUMMARY:${text(`${shop.businessName}: ${order.serviceName}`)}`,
    `DESCRIPTION:${text([`Order ${order.number}`, ...order.pieces.map(pieceName)].join("\n"))}`,
    `STATUS:${order.status === "Pending" ? "TENTATIVE" : "CONFIRMED"}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${text(shop.businessName)}`,
    "TRIGGER:-PT2H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
