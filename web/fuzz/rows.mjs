// Rows for operations whose address names one: the demo customer's own, and for the people of the shop any order.
import { ask } from "./ask.mjs";
import { ownerRows } from "./ownerRows.mjs";

/** Path parameters by operation; fresh rows where a call takes the row away. */
export async function rowsOf(role, run, address, token) {
  const call = caller(address, token);
  if (role === "visitor") return new Map();
  if (run !== "main") {
    const sessions = await call("GET", "/me/sessions");
    return new Map([["session_end", { id: sessions.find(({ current }) => current).id }]]);
  }
  return role === "customer" ? customerRows(call) : shopRows(role, call);
}

export function caller(address, token) {
  return async (method, path, body, type = "application/json") => {
    const answer = await ask(`${address}/api${path}`, {
      method,
      headers: { Origin: address, Cookie: `__Host-session=${token}`, ...(body === undefined ? {} : { "Content-Type": type }) },
      body: body === undefined || type !== "application/json" ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
}

async function customerRows(call) {
  const orders = await call("GET", "/me/orders");
  const [order] = orders;
  const [course] = await call("GET", "/me/courses");
  const due = orders.find(({ advance }) => advance === "due");
  const purchase = await call("POST", "/payments/orders", { kind: "advance", reference: String(due.id) });
  const created = async (...made) => (await call("POST", ...made)).id;
  const profile = () => created("/me/measurement-profiles", { name: "Kamala", measurements: { height: 158 } });
  const photo = () => created(`/me/orders/${order.id}/photos`, pixel, "application/octet-stream");
  const grant = () => created(`/me/courses/${course.id}/grants`, { lessonId: course.lessons[0].id });
  const [waiting] = await call("GET", "/me/appointments");
  const [receipt] = await call("GET", "/payments/receipts");
  return new Map([
    ["order_view", { id: order.id }],
    ["order_cancel", { id: waiting.id }],
    ["order_photo_create", { id: order.id }],
    ["order_photo_view", { id: order.id, photo: await photo() }],
    ["order_photo_delete", { id: order.id, photo: await photo() }],
    ["measurement_profile_update", { id: await profile() }],
    ["measurement_profile_delete", { id: await profile() }],
    ["payment_order_view", { id: purchase.order.id }],
    ["payment_order_confirm", { id: purchase.order.id }],
    ["receipt_download", { file: `${receipt.id}.pdf` }],
    ["enrolment_view", { id: course.id }],
    ["playback_grant_create", { id: course.id }],
    ["playback_ping", { id: await grant() }],
    ["playback_end", { id: await grant() }],
    ["review_put", { id: course.id }],
  ]);
}

async function shopRows(role, call) {
  const { items } = await call("GET", "/admin/orders");
  const details = await Promise.all(items.map(({ id }) => call("GET", `/admin/orders/${id}`)));
  const orders = details.map(({ order }) => order);
  const [toApprove, toReject] = orders.filter(({ status }) => status === "Pending");
  const placed = orders.find(({ status }) => status === "Order Placed");
  const pictured = orders.find(({ photos }) => photos.length > 0);
  const shopPhoto = async () => {
    const detail = await call("POST", `/admin/orders/${placed.id}/photos?kind=cloth`, pixel, "application/octet-stream");
    return { id: placed.id, photo: detail.shopPhotos.at(-1).id };
  };
  return new Map([
    ["admin_order_view", { id: placed.id }],
    ["admin_order_approve", { id: toApprove.id }],
    ["admin_order_reject", { id: toReject.id }],
    ["admin_order_cancel", { id: placed.id }],
    ["admin_order_move", { id: placed.id }],
    ["admin_order_undo", { id: toReject.id }],
    ["admin_order_update", { id: toApprove.id }],
    ["admin_visit_move", { id: toApprove.id }],
    ["admin_note_create", { id: placed.id }],
    ["admin_photo_view", { id: pictured.id, photo: pictured.photos[0].id }],
    ["admin_photo_update", await shopPhoto()],
    ["admin_photo_delete", await shopPhoto()],
    ...(role === "owner" ? await ownerRows(call, placed) : []),
  ]);
}

/** A customer's rows for the back office: requests to approve and decline, a photo, a paid course, other accounts. */
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
      productId: product.id,
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
  // Creating an account logs in with it, so this comes last.
  for (const number of [1, 2, 3, 4]) {
    const person = { name: "Kamala", mobile: `984001000${number}`, email: `kamala${number}@example.com`, password: "a-long-password" };
    await call("POST", "/auth/accounts", person);
  }
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
