import { read } from "../../../api/read";
import type { UpdateEmailDelivery, operations } from "../../../api/schema";
import { send } from "../../../api/send";

type MailQuery = NonNullable<operations["admin_mail_list"]["parameters"]["query"]>;

export const adminMailHealth = () => read("admin_mail_health_view", "/admin/mails/health");

export const adminMailList = (query: MailQuery = {}) => read("admin_mail_list", "/admin/mails", { query });
export const adminMailView = (id: number) => read("admin_mail_view", "/admin/mails/{id}", { path: { id } });
export const resendMail = (id: number) => send("POST /admin/mails/{id}/resend", { path: { id } });
export const sendTestMail = () => send("POST /admin/mails/test");
export const releaseMails = (released: boolean) => send("PUT /admin/mails/held", { body: { send: released } });

export const adminMailSetup = () => read("admin_mail_setup_view", "/admin/mails/setup");
export const checkMailSetup = (update: UpdateEmailDelivery) => send("POST /admin/mails/setup/check", { body: update });
export const changeMailSetup = (update: UpdateEmailDelivery) => send("PUT /admin/mails/setup", { body: update });
