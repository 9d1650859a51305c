import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { adminScreens } from "../../testing/adminScreens";
import { be, goTo, openScreen, owner } from "../../testing/openScreen";
import { disconnectLate, recover, refuseAll } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const again = () => main().queryAllByRole("button", { name: "Try Again" });

/** The back office with a screen that asks nothing of its own; the other screens are opened from there. */
async function openQuietly(): Promise<void> {
  be(owner);
  await openScreen("/admin/more");
  await main().findByRole("heading", { name: "More", level: 1 });
}

test("a screen that nobody answers says that it loads, then that nobody answers, and offers to try again", { timeout: 300_000 }, async () => {
  disconnectLate("/admin").giveUp();
  await openQuietly();
  for (const address of adminScreens) {
    const { giveUp } = disconnectLate("/admin");
    await goTo(address);
    await main().findByRole("heading", { level: 1 });
    const loads = main().queryAllByRole("status").some(({ textContent }) => textContent?.includes("Loading..."));
    // What the frame around the screens has asked in vain already, the screen knows at once.
    expect(loads || again().length > 0, address).toBe(true);
    giveUp();
    await main().findAllByText("No Network Connection");
    await waitFor(() => expect(again(), address).not.toEqual([]));
    await goTo("/admin/more");
    await main().findByRole("heading", { name: "More", level: 1 });
  }
});

const mended: readonly [address: string, shows: string][] = [
  ["/admin", "Today's visits"],
  ["/admin/setup", "The rest takes about"],
  ["/admin/settings", "Space for videos"],
  ["/admin/orders?filter=open", "Orders"],
  ["/admin/payments", "Download as CSV"],
];

test.each(mended)("%s, which failed, is all there once the server answers again and the owner tries again", async (address, shows) => {
  be(owner);
  refuseAll("/admin");
  await openScreen(address);
  await waitFor(() => expect(again()).not.toEqual([]));
  recover();
  be(owner);
  while (again().length > 0) {
    const left = again();
    if (left[0]) fireEvent.click(left[0]);
    await waitFor(() => expect(again().length).toBeLessThan(left.length));
  }
  await main().findAllByText(shows, { exact: false });
});
