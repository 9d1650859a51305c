import { beforeEach, describe, expect, test, vi } from "vitest";

/** A fake storage that records what other tabs would be notified of. */
class FakeStorage {
  private readonly stored = new Map<string, string>();
  readonly reported: (string | null)[] = [];

  getItem(key: string): string | null {
    return this.stored.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.stored.get(key) !== value) this.reported.push(key);
    this.stored.set(key, value);
  }
  removeItem(key: string): void {
    if (this.stored.delete(key)) this.reported.push(key);
  }
  clear(): void {
    if (this.stored.size > 0) this.reported.push(null);
    this.stored.clear();
  }
}

let local: FakeStorage;
let session: FakeStorage;

beforeEach(() => {
  vi.resetModules();
  local = new FakeStorage();
  session = new FakeStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
});

const asha = { id: 3, name: "Asha Raman", mobile: "+919000000002", email: "asha@example.com" };

describe("the copies in the browser", () => {
  test("have the four keys of the specification, and are the same object until they change", async () => {
    const { readCopies, writeCopies } = await import("./copies");
    expect(readCopies()).toBeUndefined();
    writeCopies(asha);
    expect(["userName", "userMobile", "userEmail", "userId"].map((key) => local.getItem(key))).toEqual([
      "Asha Raman",
      "+919000000002",
      "asha@example.com",
      "3",
    ]);
    expect(readCopies()).toEqual({ id: "3", name: "Asha Raman" });
    expect(readCopies()).toBe(readCopies());
    writeCopies(undefined);
    expect(readCopies()).toBeUndefined();
  });

  test("notify other tabs only of changes, with the id last", async () => {
    const { writeCopies } = await import("./copies");
    writeCopies(asha);
    expect(local.reported.at(-1)).toBe("userId");
    const before = local.reported.length;
    writeCopies(asha);
    expect(local.reported).toHaveLength(before);
  });

  test("last as long as the page without browser storage", async () => {
    const refuse = () => {
      throw new Error("storage is off");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { readCopies, writeCopies } = await import("./copies");
    writeCopies(asha);
    expect(readCopies()).toEqual({ id: "3", name: "Asha Raman" });
  });
});

describe("drafts", () => {
  test("survive an expired session, for the same person only", async () => {
    const { claimDrafts } = await import("./storage");
    claimDrafts(3);
    session.setItem("draft", "half a booking");
    claimDrafts(3);
    expect(session.getItem("draft")).toBe("half a booking");
    claimDrafts(4);
    expect(session.getItem("draft")).toBeNull();
  });

  test("of a visitor belong to the account after the login", async () => {
    const { claimDrafts } = await import("./storage");
    session.setItem("draft", "half a booking");
    claimDrafts(3);
    expect(session.getItem("draft")).toBe("half a booking");
  });
});

test("a logout clears both storages, notifies other tabs even when the server cleared them first, and keeps the pop-up closed", async () => {
  const { clearStorages, hasSeenLoginPopup, noteLoginPopupSeen } = await import("./storage");
  noteLoginPopupSeen();
  session.setItem("draft", "half a booking");
  clearStorages();
  expect(local.reported.at(-1)).toBeNull();
  expect(session.getItem("draft")).toBeNull();
  expect(session.getItem("hasSeenLoginPopup")).not.toBeNull();
  expect(hasSeenLoginPopup()).toBe(true);
});
