import type { APIRequestContext } from "@playwright/test";
import type { Scope } from "../../src/api/schema";
import { people } from "./people";
import { expect } from "./test";

/** Creates an access token as the owner, by the API alone; its secret. */
export async function accessToken(request: APIRequestContext, address: string, scopes: readonly Scope[]): Promise<string> {
  const headers = { origin: address };
  const { mobile, password } = people.owner;
  const login = await request.post(`${address}/api/session`, { headers, data: { mobile, password } });
  expect(login.status(), "logging in").toBe(200);
  const created = await request.post(`${address}/api/admin/access-tokens`, { headers, data: { name: "Generated clients", scopes, days: 30 } });
  expect(created.status(), "creating a token").toBe(201);
  return ((await created.json()) as { secret: string }).secret;
}
