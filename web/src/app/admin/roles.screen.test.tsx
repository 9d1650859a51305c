import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import api from "../../../../openapi.json";
import type { OwnPiece, Session, StaffRole } from "../../api/schema";
import type { TeamRole } from "../../site/teamRole";
import { be, goTo, openScreen, owner } from "../../testing/openScreen";
import { answer, server } from "../../testing/server";
import { loadParts } from "./loadParts";
import { addressOfScreen, entriesOf, partFor, screenAt } from "./parts";

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

test("a screen of another role says that there is no access", async () => {
  be(member("editor"));
  await openScreen("/admin/orders");
  await within(screen.getByRole("main")).findByText(/your role has no access/);
});

interface Read {
  address: RegExp;
  access: string;
}

interface DocumentOperation {
  security?: readonly Readonly<Record<string, readonly string[]>>[];
}

interface DocumentPath {
  get?: DocumentOperation;
}

/** Who may call each read. `{` sorts after all letters, so that `/orders/team` comes before `/orders/{id}`. */
const reads: readonly Read[] = Object.entries(api.paths as unknown as Readonly<Record<string, DocumentPath>>)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([path, { get }]) => {
    const [scheme = {}] = get?.security ?? api.security;
    const access = Object.keys(scheme)[0]?.toLowerCase() ?? "public";
    return get ? [{ address: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`), access }] : [];
  });

/** What the server lets each role read besides what is public. */
const ALLOWED: Readonly<Record<StaffRole, readonly string[]>> = {
  manager: ["signedin", "staff", "editor", "counter", "manager"],
  counter: ["signedin", "staff", "counter"],
  maker: ["signedin", "staff"],
  editor: ["signedin", "staff", "editor"],
};

const mayRead = (role: StaffRole, path: string): boolean => {
  const access = reads.find(({ address }) => address.test(path))?.access ?? "unknown";
  return access === "public" || ALLOWED[role].includes(access);
};

const asked: string[] = [];
const ask = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
beforeEach(() => {
  asked.length = 0;
  server.events.on("request:start", ask);
});
afterEach(() => server.events.removeListener("request:start", ask));

/** The screens whose own links belong to the menu. */
const OVERVIEWS = ["/admin/more", "/admin/content", "/admin/settings"];

/** The screens of the back office to which parts of the page lead, without their queries. */
const screensIn = (selector: string): string[] => {
  const links = document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href^="/admin"]`);
  return Array.from(links, ({ href }) => new URL(href).pathname);
};

/** Waits until the screen shows its title, and no part of it is loading. */
const complete = (path: string) =>
  waitFor(() => {
    const main = document.querySelector("main");
    expect(main?.querySelector("h1")?.textContent, path).toMatch(/\S/);
    expect(main?.querySelectorAll("[aria-busy=true]"), path).toHaveLength(0);
  });

/** The owner's screens are all opened in `unanswered.screen.test.tsx`. */
const staff = ["manager", "counter", "maker", "editor"] as const;

test.each(staff)("every link of the menu and every way back opens a screen for the role %s", async (role) => {
  be(member(role));
  await openScreen("/admin");
  await complete("/admin");
  const screens = new Set(["/admin", ...screensIn('nav[aria-label="Back office"]')]);
  // What a screen leads to is added while the set is walked.
  for (const path of screens) {
    await goTo(path);
    await complete(path);
    const main = document.querySelector("main");
    expect(main?.textContent, path).not.toMatch(/your role has no access/);
    expect(within(main as HTMLElement).queryAllByText("Try Again"), path).toEqual([]);
    for (const next of screensIn(OVERVIEWS.includes(path) ? "main" : "main header")) screens.add(next);
  }
  expect(screens.size).toBeGreaterThan(3);
  expect(asked.length).toBeGreaterThan(screens.size);
  // Nothing is asked that the server refuses to this role.
  expect([...new Set(asked)].filter((path) => !mayRead(role, path))).toEqual([]);
});
