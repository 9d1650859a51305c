import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OfferEntry } from "../../api/schema";
import { be, goTo, openScreen, owner } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem, type Held } from "../../testing/server";

const [sample] = sampleOf("admin_offer_list");
const offer: OfferEntry = { ...(sample as OfferEntry), id: 1, text: "Free pick-up", version: 1, published: true };

const textBox = () => screen.getByLabelText<HTMLTextAreaElement>("Offer");
const type = (text: string) => fireEvent.change(textBox(), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole("button", { name: /^(Save|Add)/ }));

/** The stored offer, which a save changes. */
let stored: OfferEntry[];

function take(id: number, sent: unknown): OfferEntry {
  const entry = { ...offer, ...(sent as Partial<OfferEntry>), id, version: (stored.find((one) => one.id === id)?.version ?? 0) + 1 };
  stored = [...stored.filter((one) => one.id !== id), entry];
  answer("get", "/admin/content/offers", stored);
  return entry;
}

/** Opens a form, types a text and saves it; the server has not answered yet. */
async function beginSave(path: string, saves: Held, text: string): Promise<void> {
  await openScreen(path);
  await screen.findByLabelText("Offer");
  type(text);
  save();
  await saves.came(1);
}

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  stored = [offer];
  be(owner);
  answer("get", "/admin/content/offers", stored);
});

test("changes made during a save stay in the form and are saved next", async () => {
  const saves = hold("put", "/admin/content/offers/{id}", (sent) => take(1, sent));
  await beginSave("/admin/content/offers/1", saves, "Ten per cent off all blouses");
  type("Ten per cent off all blouses in June");
  saves.release(0);
  await screen.findByText("Saved");
  expect(textBox().value).toBe("Ten per cent off all blouses in June");
  await screen.findByText("1 change, not saved");
  save();
  await saves.came(2);
  saves.release(1);
  await waitFor(() => expect(screen.queryByText("1 change, not saved")).toBeNull());
  expect(saves.bodies.at(-1)).toMatchObject({ text: "Ten per cent off all blouses in June", version: 2 });
});

test("changes made while a new item is saved become the draft of the created item, not of the next new one", async () => {
  const saves = hold("post", "/admin/content/offers", (sent) => take(7, sent));
  await beginSave("/admin/content/offers/new", saves, "Free fall and pico");
  type("Free fall and pico with every saree");
  saves.release();
  await waitFor(() => expect(location.pathname).toMatch(/\/offers\/7$/));
  await waitFor(() => expect(textBox().value).toBe("Free fall and pico"));
  fireEvent.click(within(await screen.findByRole("region", { name: "Your draft" })).getByRole("button", { name: "Continue" }));
  expect(textBox().value).toBe("Free fall and pico with every saree");
  await goTo("/admin/content/offers/new");
  await waitFor(() => expect(textBox().value).toBe(""));
  expect(screen.queryByRole("region", { name: "Your draft" })).toBeNull();
});

const draft = () => screen.queryByRole("region", { name: "Your draft" });
const answerDraft = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Leaves a draft of the offer, then types another text while it is offered. */
async function typeBesideDraft(): Promise<void> {
  await openScreen("/admin/content/offers/1");
  await screen.findByLabelText("Offer");
  type("The first draft");
  await goTo("/admin/more");
  await screen.findByRole("heading", { name: "More", level: 1 });
  await goTo("/admin/content/offers/1");
  await screen.findByRole("region", { name: "Your draft" });
  type("The second draft");
}

test("a text typed while a draft is offered does not replace that draft", async () => {
  await typeBesideDraft();
  await goTo("/admin/more");
  await screen.findByRole("heading", { name: "More", level: 1 });
  await goTo("/admin/content/offers/1");
  await screen.findByRole("region", { name: "Your draft" });
  answerDraft("Continue");
  expect(textBox().value).toBe("The second draft");
  answerDraft("Continue");
  expect(textBox().value).toBe("The first draft");
  expect(draft()).toBeNull();
});

test("continuing with a draft can be undone, back to what was typed", async () => {
  await typeBesideDraft();
  answerDraft("Continue");
  expect(textBox().value).toBe("The first draft");
  type("The first draft, longer");
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(textBox().value).toBe("The second draft"));
  answerDraft("Continue");
  expect(textBox().value).toBe("The first draft, longer");
});

test("a discarded draft comes back with Undo", async () => {
  await typeBesideDraft();
  answerDraft("Discard");
  expect(draft()).toBeNull();
  expect(textBox().value).toBe("The second draft");
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("region", { name: "Your draft" });
  answerDraft("Continue");
  expect(textBox().value).toBe("The first draft");
});

test("a save leaves the draft that is still offered", async () => {
  const saves = hold("put", "/admin/content/offers/{id}", (sent) => take(1, sent));
  await typeBesideDraft();
  save();
  await saves.came(1);
  await saves.release();
  await waitFor(() => expect(screen.queryByText("1 change, not saved")).toBeNull());
  answerDraft("Continue");
  expect(textBox().value).toBe("The first draft");
});

test("leaving the screen during a save does not navigate back", async () => {
  const saves = hold("post", "/admin/content/offers", (sent) => take(7, sent));
  await beginSave("/admin/content/offers/new", saves, "Free fall and pico");
  await goTo("/admin/more");
  await screen.findByRole("heading", { name: "More", level: 1 });
  saves.release();
  await screen.findByText("Saved");
  screen.getByRole("heading", { name: "More", level: 1 });
  expect(location.pathname).toBe("/admin/more");
});

/** Opens the page again, as a reload does. */
async function reload(): Promise<void> {
  cleanup();
  await openScreen(location.pathname);
  await screen.findByLabelText("Offer");
}

test("a draft of a new item is offered after a reload, and is gone once it is saved", async () => {
  const saves = hold("post", "/admin/content/offers", (sent) => take(7, sent));
  await openScreen("/admin/content/offers/new");
  await screen.findByLabelText("Offer");
  type("Two blouses this month: the lin");
  await reload();
  const region = await screen.findByRole("region", { name: "Your draft" });
  expect(region.textContent).toMatch(/You have unsaved changes \((today|yesterday), \d/);
  expect(textBox().value).toBe("");
  answerDraft("Continue");
  expect(textBox().value).toBe("Two blouses this month: the lin");
  expect(draft()).toBeNull();
  save();
  await saves.came(1);
  await saves.release();
  await waitFor(() => expect(location.pathname).toMatch(/\/offers\/7$/));
  for (const [path, text] of [["new", ""], ["7", "Two blouses this month: the lin"]] as const) {
    await goTo(`/admin/content/offers/${path}`);
    await waitFor(() => expect(textBox().value).toBe(text));
    expect(draft()).toBeNull();
  }
});

test("a draft that is discarded after a reload leaves the stored text", async () => {
  await openScreen("/admin/content/offers/1");
  await screen.findByLabelText("Offer");
  type("Something else");
  await reload();
  answerDraft("Discard");
  expect(textBox().value).toBe("Free pick-up");
  await reload();
  expect(textBox().value).toBe("Free pick-up");
  expect(draft()).toBeNull();
});

/** Saves a text that someone else changed since the form was opened, and returns the question and all saves. */
async function meetChange() {
  const saves = hold("put", "/admin/content/offers/{id}", (sent) =>
    (sent as { version: number }).version < 2 ? problem(409, "record.conflict") : take(1, sent),
  );
  await openScreen("/admin/content/offers/1");
  await screen.findByLabelText("Offer");
  type("My text");
  take(1, { text: "Their text" });
  save();
  await saves.came(1);
  await saves.release();
  const question = within(await screen.findByRole("dialog", { name: "This changed since you began" }));
  for (const version of ["My text", "Their text"]) question.getByText(version);
  return { question, saves };
}

test("of two versions the own one is saved over the other", async () => {
  const { question, saves } = await meetChange();
  fireEvent.click(question.getByRole("button", { name: "Keep my changes" }));
  await saves.came(2);
  expect(saves.bodies[1]).toMatchObject({ text: "My text", version: 2 });
  await saves.release(1);
  await screen.findByText("Saved");
  expect(textBox().value).toBe("My text");
});

test("of two versions the other one is loaded", async () => {
  const { question, saves } = await meetChange();
  fireEvent.click(question.getByRole("button", { name: "Load saved version" }));
  await waitFor(() => expect(textBox().value).toBe("Their text"));
  expect(screen.queryByText("1 change, not saved")).toBeNull();
  expect(saves.bodies).toHaveLength(1);
});

/** Saves an offer with a changed text, of which only whether it is published was saved since. */
async function saveOther(saves: Held) {
  save();
  await saves.came(1);
  await saves.release(0);
  await saves.came(2);
  expect(saves.bodies[1]).toMatchObject({ text: "My text", published: false, version: 2 });
  expect(screen.queryByRole("dialog")).toBeNull();
  await saves.release(1);
  await screen.findByText("Saved");
}

const refuseFirst = () => hold("put", "/admin/content/offers/{id}", (sent) => ((sent as { version: number }).version < 2 ? problem(409, "record.conflict") : take(1, sent)));

test("changes of different fields are saved together, without a question", async () => {
  const saves = refuseFirst();
  await openScreen("/admin/content/offers/1");
  await screen.findByLabelText("Offer");
  type("My text");
  take(1, { published: false });
  await saveOther(saves);
  expect(textBox().value).toBe("My text");
});

test("a draft is continued with what was saved since in other fields", async () => {
  const saves = hold("put", "/admin/content/offers/{id}", (sent) => take(1, sent));
  await openScreen("/admin/content/offers/1");
  await screen.findByLabelText("Offer");
  type("My text");
  await goTo("/admin/more");
  await screen.findByRole("heading", { name: "More", level: 1 });
  take(1, { published: false });
  cleanup();
  await openScreen("/admin/content/offers/1");
  await screen.findByRole("region", { name: "Your draft" });
  answerDraft("Continue");
  expect(screen.getByLabelText<HTMLInputElement>("Published").checked).toBe(false);
  save();
  await saves.came(1);
  expect(saves.bodies[0]).toMatchObject({ text: "My text", published: false, version: 2 });
  await saves.release(0);
});

test("on a phone the save bar names a draft that is not saved, and continues with it", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  await openScreen("/admin/content/offers/1");
  await screen.findByText("All changes saved");
  type("My text");
  await goTo("/admin/more");
  await screen.findByRole("heading", { name: "More", level: 1 });
  await goTo("/admin/content/offers/1");
  const bar = (await screen.findByText("Draft not saved")).closest("div");
  expect(screen.queryByText("All changes saved")).toBeNull();
  fireEvent.click(within(bar as HTMLElement).getByRole("button", { name: "Continue" }));
  expect(textBox().value).toBe("My text");
  screen.getByText("Unsaved changes");
});
