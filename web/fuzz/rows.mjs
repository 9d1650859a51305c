// Path parameters of rows that are there, so that random input reaches what lies behind them.
import { ask } from "./ask.mjs";

/** Calls the API with this token. Throws what the server refuses. */
export function caller(address, token) {
  return async (method, path, body, type = "application/json") => {
    const answer = await ask(`${address}/api${path}`, {
      method,
      headers: { Origin: address, ...(token && { Cookie: `__Host-session=${token}` }), ...(body === undefined ? {} : { "Content-Type": type }) },
      body: body === undefined || type !== "application/json" ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.get("content-type")?.startsWith("application/json") ? answer.json() : undefined;
  };
}

/**
 * Path parameters by operation: those of `/orders/{id}/photos/{photo}` are of an order that `/orders` lists, and of one of
 * its photos. Only what this caller may read is found. What takes a row away gets the last one.
 */
export async function rowsOf(operations, call) {
  const answers = new Map();
  const read = (path) => {
    if (!answers.has(path)) answers.set(path, call("GET", path).catch(() => undefined));
    return answers.get(path);
  };
  const rows = new Map();
  for (const { id, method, path } of operations) {
    const parameters = await parametersOf(path, method === "DELETE", read);
    if (parameters) rows.set(id, parameters);
  }
  return rows;
}

async function parametersOf(template, last, read) {
  const parameters = {};
  let parent = "";
  let path = "";
  for (const part of template.split("/").slice(1)) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      path += `/${part}`;
      continue;
    }
    const list = listIn(await read(path)) ?? listNamed(path.slice(parent.length + 1), await read(parent)) ?? listIn(await read(`/admin/${name}s`));
    const value = valueIn(last ? list?.at(-1) : list?.[0], name);
    if (value === undefined) return undefined;
    parameters[name] = value;
    path += `/${value}`;
    parent = path;
  }
  return Object.keys(parameters).length === 0 ? undefined : parameters;
}

const isList = (value) => Array.isArray(value) && value.length > 0;

/** The rows of a list's answer, which is the list or has it in a field. */
function listIn(answer) {
  if (isList(answer)) return answer;
  return answer && Object.values(answer).find(isList);
}

/** The list in a row that is named as a part of an address is, at any depth. */
function listNamed(part, row) {
  if (row === null || typeof row !== "object") return undefined;
  const named = Object.entries(row).find(([name, value]) => isList(value) && name.toLowerCase().endsWith(part.replaceAll("-", "").toLowerCase()));
  return named?.[1] ?? Object.values(row).map((inner) => listNamed(part, inner)).find((found) => found !== undefined);
}

function valueIn(row, name) {
  if (row === null || typeof row !== "object") return row;
  if (name === "file" && row.id !== undefined) return `${row.id}.pdf`;
  return row[name] ?? row.id ?? Object.values(row).map((inner) => inner && typeof inner === "object" && valueIn(inner, name)).find(Boolean);
}

/** A customer's rows for the back office: orders to approve and decline, a photo, a paid course, an enquiry. */
export async function prepare(call) {
  const [order] = await call("GET", "/me/orders");
  await call("POST", `/me/orders/${order.id}/photos`, pixel, "application/octet-stream");
  await buyCourse(call);
  const [product] = await call("GET", "/catalogue/products");
  const { earliest } = await call("GET", "/orders/slots");
  const day = new Date(Date.parse(earliest) + 20 * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await call("GET", `/orders/slots?day=${day}`);
  for (const { slot } of slots.slice(0, 4)) {
    await call("POST", "/me/appointments", {
      pieces: [{ productId: product.id }],
      firstName: "Asha",
      contactNumber: "9000000002",
      email: "customer@example.com",
      address: "1 Car Street",
      pinCode: "600020",
      appointmentDate: day,
      appointmentTime: slot,
    });
  }
  await call("POST", "/content/enquiries", { name: "Kamala", phone: "9840010001" });
}

async function buyCourse(call) {
  const mine = new Set((await call("GET", "/me/courses")).map(({ courseId }) => courseId));
  const course = (await call("GET", "/courses")).find(({ id }) => !mine.has(id));
  const { order, checkout } = await call("POST", "/payments/orders", { kind: "course", reference: String(course.id) });
  const proof = await call("POST", "/payments/sandbox/pay", { providerOrderId: checkout.providerOrderId });
  await call("POST", `/payments/orders/${order.id}/confirm`, { paymentId: proof.paymentId, signature: proof.signature });
}

/** The smallest PNG: one red pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  "base64",
);
