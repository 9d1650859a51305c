import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { adminScreens } from "../../testing/adminScreens";
import { be, goTo, openScreen, owner } from "../../testing/openScreen";
import { disconnectLate, recover, refuseAll } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const again = () => main().queryAllByRole("button", { name: "Try Again" });

/** Opens the back office on a screen without queries, from which the others are opened. */
async function openQuietly(): Promise<void> {
  be(owner);
  await openScreen("/admin/more");
  await main().findByRole("heading", { name: "More", level: 1 });
}

test("a screen without responses shows loading, then an error with a retry", { timeout: 300_000 }, async () => {
  disconnectLate("/admin", "/me/notifications", "/me/calendar-feed").giveUp();
  await openQuietly();
  for (const address of adminScreens) {
    const { giveUp } = disconnectLate("/admin", "/me/notifications", "/me/calendar-feed");
    await goTo(address);
    await main().findByRole("heading", { level: 1 });
    const loads = main().queryAllByRole("status").some(({ textContent }) => textContent?.includes("Loading..."));
    // Queries that the layout has tried already fail immediately.
    expect(loads || again().length > 0, address).toBe(true);
    giveUp();
    await main().findAllByText("No Network Connection");
    await waitFor(() => expect(again(), address).not.toEqual([]));
    await goTo("/admin/more");
    await main().findByRole("heading", { name: "More", level: 1 });
  }
});

test("a screen whose requests fail shows an error with a retry, and its title", { timeout: 300_000 }, async () => {
  refuseAll("/admin");
  refuseAll("/me");
  await openQuietly();
  for (const address of adminScreens) {
    await goTo(address);
    await waitFor(() => {
      expect(location.pathname + location.search).toBe(address);
      const alerts = Array.from(document.querySelectorAll("main [role=alert]"), ({ textContent }) => textContent);
      expect(alerts.join(), address).toContain("Something went wrong");
      expect(document.querySelector("main h1")?.textContent, address).toMatch(/\S/);
      expect(main().queryAllByText("Try Again"), address).not.toEqual([]);
    });
    // An error of the screen before must not be taken for this one's.
    await goTo("/admin/more");
    await main().findByRole("heading", { name: "More", level: 1 });
    expect(document.querySelector("main [role=alert]")).toBeNull();
  }
});

const mended: readonly [address: string, shows: string][] = [
  ["/admin", "Today's visits"],
  ["/admin/setup", "Needed to open"],
  ["/admin/settings", "Space for videos"],
  ["/admin/orders?filter=open", "Orders"],
  ["/admin/payments", "Download as CSV"],
  ["/admin/reports/days", "1 order approved"],
];

test.each(mended)("%s is complete after a retry", async (address, shows) => {
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
