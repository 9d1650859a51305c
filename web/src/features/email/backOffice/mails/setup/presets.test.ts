import { expect, test } from "vitest";
import type { EmailDelivery } from "../../../../../api/schema";
import { typedOf } from "./input";
import { PRESETS, presetOf, suggested, withPreset } from "./presets";

const empty: EmailDelivery = {
  route: "files",
  setBy: "owner",
  from: "",
  host: "",
  port: 0,
  encryption: "start_tls",
  user: "",
  hasPassword: false,
  url: "",
  serviceId: "",
  templateId: "",
  userId: "",
  hasAccessToken: false,
};

test("a provider fills in server, port and encryption, and is found again by its server", () => {
  for (const preset of PRESETS) {
    const typed = withPreset({ ...typedOf(empty), user: "shop@example.com" }, preset);
    expect(typed).toMatchObject({ host: preset.host, encryption: preset.encryption, port: preset.encryption === "tls" ? "465" : "587", user: "shop@example.com" });
    expect(presetOf(typed.host)).toBe(preset);
  }
  expect(new Set(PRESETS.map(({ host }) => host)).size).toBe(PRESETS.length);
});

test("another server is typed", () => {
  const gmail = withPreset(typedOf(empty), PRESETS[0]);
  expect(withPreset(gmail, undefined).host).toBe("");
  const own = { ...typedOf(empty), host: "mail.example.com" };
  expect(withPreset(own, undefined)).toBe(own);
});

test("a new shop is offered its own address, and a stored server stays", () => {
  expect(suggested(typedOf(empty), "meena@gmail.com")).toMatchObject({ host: "smtp.gmail.com", user: "meena@gmail.com" });
  expect(suggested(typedOf(empty), "hello@shop.example")).toMatchObject({ host: "", user: "hello@shop.example" });
  const stored = typedOf({ ...empty, host: "mail.example.com", user: "me" });
  expect(suggested(stored, "meena@gmail.com")).toBe(stored);
});
