// Rows that only the owner reaches: what is thrown away, who has an account, the books, backups.

/** The path of a row by operation. What takes a row away has one of its own. */
export async function ownerRows(call, placed) {
  const [image] = (await call("GET", "/admin/media/images")).items;
  const [category] = await call("GET", "/admin/catalogue/categories");
  const [coupon] = await call("GET", "/admin/payments/coupons");
  const [enrolment] = (await call("GET", "/admin/courses/enrolments")).items;
  const [mail] = (await call("GET", "/admin/mails")).items;
  const [{ receipt }] = (await call("GET", "/admin/payments/receipts")).items;
  const [payment] = (await call("GET", "/admin/payments/transactions?show=courses")).items;
  const created = async (path, body) => (await call("POST", path, body)).id;
  const service = () =>
    created("/admin/catalogue/services", { ctid: category.id, serviceName: named("Service"), imageId: image.id, published: false });
  const courseCategory = () =>
    created("/admin/courses/categories", { categoryName: named("Category"), imageId: image.id, published: false });
  const ownCoupon = () => created("/admin/payments/coupons", { code: `FUZZ${next()}`, percent: 5, published: false });
  const staff = () => {
    const number = next();
    const person = { name: "Kamala", mobile: `98400000${number}`, email: `staff${number}@example.com`, role: "staff", handOver: true };
    return created("/admin/staff", person);
  };
  /** Throws a row away, and answers its id. */
  const thrown = async (path, id) => {
    await call("DELETE", `${path}/${id}`);
    return id;
  };
  const last = async (path) => {
    const list = await call("GET", path);
    return (list.items ?? list).at(-1).id;
  };
  const thrownLast = async (path) => thrown(path, await last(path));
  const [blocked, released, reset, other] = (await call("GET", "/admin/customers?q=Kamala")).items.map(({ id }) => id);
  await call("POST", `/admin/customers/${blocked}/block`);
  const entries = `/admin/payments/order-ledgers/${placed.id}/entries`;
  const book = await call("POST", entries, { method: "cash", amountPaise: 5_000 });
  const backup = await madeBackup(call);
  const another = await madeBackup(call);
  return new Map([
    ["admin_service_view", { id: await service() }],
    ["admin_service_delete", { id: await service() }],
    ["admin_service_restore", { id: await thrown("/admin/catalogue/services", await service()) }],
    ["admin_course_category_delete", { id: await courseCategory() }],
    ["admin_enrolment_view", { id: enrolment.id }],
    ["admin_offer_restore", { id: await thrownLast("/admin/content/offers") }],
    ["admin_testimonial_restore", { id: await thrownLast("/admin/content/testimonials") }],
    ["admin_enquiry_restore", { id: await thrownLast("/admin/content/enquiries") }],
    ["admin_event_restore", { id: await thrownLast("/admin/content/events") }],
    ["admin_pin_code_restore", { id: await thrownLast("/admin/pin-codes") }],
    ["admin_coupon_view", { id: coupon.id }],
    ["admin_coupon_use_list", { id: coupon.id }],
    ["admin_coupon_delete", { id: await ownCoupon() }],
    ["admin_coupon_restore", { id: await thrown("/admin/payments/coupons", await ownCoupon()) }],
    ["admin_ledger_view", { order: placed.id }],
    ["admin_counter_payment_create", { order: placed.id }],
    ["admin_counter_payment_undo", { order: placed.id, entry: book.entries.at(-1).id }],
    ["admin_receipt_download", { file: `${receipt.id}.pdf` }],
    ["admin_payment_view", { id: payment.paymentId }],
    ["admin_refund_create", { id: payment.paymentId }],
    ["admin_price_update", { id: placed.id }],
    ["admin_customer_block", { id: other }],
    ["admin_customer_unblock", { id: blocked }],
    ["admin_customer_reset", { id: reset }],
    ["admin_contact_release", { id: released }],
    ["admin_staff_invite", { id: await staff() }],
    ["admin_staff_delete", { id: await staff() }],
    ["admin_backup_view", { name: backup }],
    ["admin_backup_download", { name: backup }],
    ["admin_backup_delete", { name: another }],
    ["admin_mail_resend", { id: mail.id }],
  ]);
}

let made = 10;
const next = () => (made += 1);
const named = (kind) => `${kind} ${next()}`;

/** The name of a backup that is made now. */
async function madeBackup(call) {
  const { items: before } = await call("GET", "/admin/backups");
  await call("POST", "/admin/backups");
  for (;;) {
    const { items, running } = await call("GET", "/admin/backups");
    if (!running && items.length > before.length) return items[0].name;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
