import { expect, test } from "vitest";
import type { EmailDelivery } from "../../../../../api/schema";
import { encrypted, typedOf, inputOf } from "./input";

const stored: EmailDelivery = {
  route: "smtp",
  setBy: "owner",
  from: "",
  host: "smtp.example.com",
  port: 587,
  encryption: "start_tls",
  user: "shop@example.com",
  hasPassword: true,
  url: "",
  serviceId: "",
  templateId: "",
  userId: "",
  hasAccessToken: false,
};

test("an empty secret is not sent, so that the stored one stays", () => {
  const typed = typedOf(stored);
  expect(inputOf(typed)).not.toHaveProperty("password");
  expect(inputOf({ ...typed, password: "new" })).toMatchObject({ password: "new", port: 587 });
});

test("the default port follows the encryption, a custom one stays", () => {
  expect(encrypted(typedOf(stored), "tls").port).toBe("465");
  expect(encrypted({ ...typedOf(stored), port: "2525" }, "tls").port).toBe("2525");
});

test("an invalid port is reported by the server at its field", () => {
  for (const port of ["", "port", "70000", "5.5"]) expect(inputOf({ ...typedOf(stored), port }).port).toBe(0);
});
