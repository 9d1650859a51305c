import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NotificationSettings } from "../../api/schema";
import { be, customer, openScreen, owner } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold } from "../../testing/server";

const SCREEN = "/admin/settings/notifications";
const settings: NotificationSettings = {
  publicKey: "BAAA",
  devices: [{ id: 4, label: "Chrome on Android", current: false, createdAt: "2026-11-07T06:00:00Z" }],
  events: [
    { event: "new_request", push: true },
    { event: "failed_email", push: false },
  ],
};

/** A browser with notifications, and what it was asked. */
function browser(permission: NotificationPermission, answered: NotificationPermission = "granted") {
  const requestPermission = vi.fn(async () => answered);
  const subscription = {
    endpoint: "https://push.example/device",
    options: { applicationServerKey: null },
    getKey: () => new Uint8Array([255, 254]).buffer,
    unsubscribe: vi.fn(async () => true),
  };
  const pushManager = { getSubscription: async () => null, subscribe: vi.fn(async () => subscription) };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration, register: async () => registration },
  });
  return { requestPermission, pushManager };
}

beforeEach(() => {
  be(owner);
  answer("get", "/content/shop", sampleOf("shop_view"));
  answer("get", "/me/notifications", settings);
  answer("get", "/admin/notifications/emails", { events: [{ event: "new_request", email: true }] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("a browser that blocks notifications says how to allow them", async () => {
  browser("denied");
  await openScreen(SCREEN);
  await screen.findByText(/^This browser blocks notifications\. Allow them in its settings for this site/);
  expect(screen.queryByRole("button", { name: "Turn on for this device" })).toBeNull();
});

test("this device is turned on by a tap, with the shop's key", async () => {
  answer("get", "/me/notifications", { ...settings, devices: [] });
  const { requestPermission, pushManager } = browser("default");
  const created = hold("post", "/me/notifications/devices", () => settings);
  await openScreen(SCREEN);
  await screen.findByText(/^No device yet/);
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Turn on for this device" }));
  await created.came(1);
  expect(created.bodies).toEqual([{ endpoint: "https://push.example/device", p256dh: "__4", auth: "__4", publicKey: "BAAA" }]);
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BAAA" });
  await created.release();
  await screen.findByText("Chrome on Android");
});

test("a test that was not sent says why", async () => {
  browser("default");
  answer("post", "/me/notifications/devices/{id}/test", { sent: false, problem: "The push service is busy (status 503)." });
  await openScreen(SCREEN);
  fireEvent.click(await screen.findByRole("button", { name: "Send a test to Chrome on Android" }));
  await screen.findByText("The push service is busy (status 503).");
});

test("owners switch push and email of an event, and are told that email is not set up", async () => {
  const push = hold("put", "/me/notifications", () => settings);
  const email = hold("put", "/admin/notifications/emails", () => ({ events: [] }));
  await openScreen(SCREEN);
  fireEvent.click(await screen.findByRole("checkbox", { name: "New request as push" }));
  await push.came(1);
  expect(push.bodies).toEqual([{ events: [{ event: "new_request", push: false }] }]);
  fireEvent.click(await screen.findByRole("checkbox", { name: "New request by email" }));
  await email.came(1);
  expect(email.bodies).toEqual([{ events: [{ event: "new_request", email: false }] }]);
  expect(screen.queryByRole("checkbox", { name: "Failed email by email" })).toBeNull();
  await screen.findByText(/^Email delivery is not set up/);
});

test("a customer is asked only after the tap on My Orders", async () => {
  be(customer);
  answer("get", "/me/orders", []);
  answer("get", "/me/appointments", []);
  answer("get", "/me/notifications", { ...settings, devices: [], events: [{ event: "order_step", push: true }] });
  const { requestPermission } = browser("default", "denied");
  await openScreen("/myorders");
  const button = await screen.findByRole("button", { name: "Notify me on this phone" });
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() => expect(requestPermission).toHaveBeenCalledOnce());
});
