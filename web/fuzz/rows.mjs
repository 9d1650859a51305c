// Rows of the demo customer for operations whose address names one.
import { ask } from "./ask.mjs";

/** Path parameters by operation; fresh rows where a call takes the row away. */
export async function customerRows(address, token, run) {
  const call = async (method, path, body, type = "application/json") => {
    const answer = await ask(`${address}/api${path}`, {
      method,
      headers: { Origin: address, Cookie: `__Host-session=${token}`, ...(body === undefined ? {} : { "Content-Type": type }) },
      body: body === undefined || type !== "application/json" ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  if (run !== "main") {
    const sessions = await call("GET", "/me/sessions");
    return new Map([["session_end", { id: sessions.find(({ current }) => current).id }]]);
  }
  const [order] = await call("GET", "/me/orders");
  const profile = () =>
    call("POST", "/me/measurement-profiles", { name: "Kamala", measurements: { height: 158 } }).then(({ id }) => id);
  const purchase = await call("POST", "/payments/orders", { kind: "advance", reference: String(await due(call)) });
  const photo = () => call("POST", `/me/orders/${order.id}/photos`, pixel, "application/octet-stream").then(({ id }) => id);
  const [course] = await call("GET", "/me/courses");
  const grant = () => call("POST", `/me/courses/${course.id}/grants`, { lessonId: course.lessons[0].id }).then(({ id }) => id);
  return new Map([
    ["enrolment_view", { id: course.id }],
    ["playback_grant_create", { id: course.id }],
    ["playback_ping", { id: await grant() }],
    ["playback_end", { id: await grant() }],
    ["review_put", { id: course.id }],
    ["order_view", { id: order.id }],
    ["order_cancel", { id: await waiting(call) }],
    ["order_photo_create", { id: order.id }],
    ["order_photo_view", { id: order.id, photo: await photo() }],
    ["order_photo_delete", { id: order.id, photo: await photo() }],
    ["measurement_profile_update", { id: await profile() }],
    ["measurement_profile_delete", { id: await profile() }],
    ["payment_order_view", { id: purchase.order.id }],
    ["payment_order_confirm", { id: purchase.order.id }],
  ]);
}

/** The order whose advance is to be paid. */
async function due(call) {
  const orders = await call("GET", "/me/orders");
  return orders.find(({ advance }) => advance === "due").id;
}

async function waiting(call) {
  const [request] = await call("GET", "/me/appointments");
  return request?.id ?? (await call("GET", "/me/orders")).at(-1).id;
}

/** The smallest PNG: one red pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  "base64",
);
