import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnPiece, Session, StaffRole } from "../../api/schema";
import { be, openScreen, owner } from "../../testing/openScreen";
import { answer } from "../../testing/server";
import { loadParts } from "./loadParts";
import { addressOfScreen, entriesOf, partFor, screenAt } from "./parts";
import type { TeamRole } from "../../site/teamRole";

const member = (staffRole: StaffRole): Session => ({ user: { ...owner.user, id: 5, role: "staff", staffRole } }) as Session;

const partsFor = async (role: TeamRole) => (await loadParts()).map((part) => partFor(role, part));

const entries: [TeamRole, string[]][] = [
  ["owner", ["Today", "Orders", "Calendar", "Catalogue", "Courses", "Coupons", "Content", "Customers", "Piecework", "Payments", "Cash drawer", "Reports", "Settings"]],
  ["manager", ["Today", "Orders", "Calendar", "Catalogue", "Courses", "Content", "Customers", "Piecework", "Cash drawer", "Settings"]],
  ["counter", ["Today", "Orders", "Calendar", "Customers", "Piecework", "Enquiries", "Cash drawer", "Settings"]],
  ["maker", ["My pieces", "Piecework", "Settings"]],
  ["editor", ["Catalogue", "Courses", "Content", "Settings"]],
];

test.each(entries)("the navigation of the role %s", async (role, labels) => {
  expect(entriesOf(await partsFor(role)).map(({ entry }) => entry.label)).toEqual(labels);
});

const closed: [TeamRole, string[]][] = [
  ["maker", ["/cash", "/orders", "/orders/1001", "/orders/new", "/calendar", "/customers", "/content/enquiries", "/catalogue", "/payments", "/settings/staff"]],
  ["counter", ["/catalogue", "/content/banner", "/content/pin-codes", "/courses", "/payments", "/expenses", "/coupons", "/reports", "/settings/staff"]],
  ["editor", ["/orders", "/orders/1001", "/customers", "/content/enquiries", "/calendar", "/payments", "/settings/prices"]],
  ["manager", ["/payments", "/coupons", "/reports", "/settings/staff", "/settings/prices", "/settings/backups"]],
];

test.each(closed)("the role %s opens no screen of others", async (role, paths) => {
  const parts = await partsFor(role);
  const open = paths.filter((path) => screenAt(parts, addressOfScreen(path)));
  expect(open).toEqual([]);
});

const piece = { id: 7, orderId: 1001, position: 2, pieceCount: 3, number: "HM-1001/2", serviceName: "Blouse - Princess Cut", quantity: 1, wearer: "Anjali", fabricSource: "customer", storagePlace: "B2", choices: [{ group: "Neck", option: "Deep round" }], lengths: [{ field: "frontNeck", label: "Front neck", cm: 19 }], status: "Cutting Started", due: false, photos: [], shopPhotos: [], alterations: [], notes: [] } as unknown as OwnPiece;

test("a maker starts with their pieces", async () => {
  be(member("maker"));
  answer("get", "/admin/own-pieces", [piece]);
  await openScreen("/admin");
  const main = within(screen.getByRole("main"));
  const link = await main.findByRole("link", { name: "Blouse - Princess Cut" });
  expect(link.getAttribute("href")).toBe("/admin/orders/1001/pieces/2");
});

test("a maker's page of a piece has all to make it, and the next step", async () => {
  be(member("maker"));
  answer("get", "/admin/own-pieces", [piece]);
  await openScreen("/admin/orders/1001/pieces/2");
  const main = within(screen.getByRole("main"));
  await main.findByRole("button", { name: "Move to Stitching In Progress" });
  for (const shown of ["Deep round", "Front neck", "The customer’s. Shelf B2", "Piece 2 of 3, for Anjali"]) main.getByText(shown);
});

test("a piece of someone else is not shown", async () => {
  be(member("maker"));
  answer("get", "/admin/own-pieces", [piece]);
  await openScreen("/admin/orders/1001/pieces/1");
  await within(screen.getByRole("main")).findByText("Not one of your pieces");
});
