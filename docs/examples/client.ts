// Reads orders and writes a note, with a client generated from the API document:
//   npx openapi-typescript https://shop.example.com/openapi.json --output schema.ts
//   npm install openapi-fetch
// Its arguments are the shop's address and an access token with the scopes orders:read and orders:write.
import createClient from "openapi-fetch";
import type { paths } from "./schema.js";

const [address = "", token = "", text = ""] = process.argv.slice(2);
const shop = createClient<paths>({ baseUrl: `${address}/api`, headers: { Authorization: `Bearer ${token}` } });

const orders = await shop.GET("/admin/orders");
if (orders.error) throw new Error(orders.error.message);
const [first] = orders.data.items;
if (!first) throw new Error("The shop has no orders yet.");

const noted = await shop.POST("/admin/orders/{id}/notes", { params: { path: { id: first.id } }, body: { text } });
if (noted.error) throw new Error(noted.error.message);

// Another scope is refused, with a code.
const customers = await shop.GET("/admin/customers");
console.log(JSON.stringify({ order: first.number, customer: first.customer, refused: customers.error?.code }));
