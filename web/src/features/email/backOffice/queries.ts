import { client, unwrap } from "../../../api/client";
import { read } from "../../../api/read";
import type { UpdateEmailDelivery, operations } from "../../../api/schema";

type MailQuery = NonNullable<operations["admin_mail_list"]["parameters"]["query"]>;

export const adminMailHealth = () => read("admin_mail_health_view", "/admin/mails/health");

export const adminMailList = (query: MailQuery = {}) => read("admin_mail_list", "/admin/mails", { query });
export const adminMailView = (id: number) => read("admin_mail_view", "/admin/mails/{id}", { path: { id } });
export const resendMail = (id: number) =>
  unwrap(client.POST("/admin/mails/{id}/resend", { params: { path: { id } } }));
export const sendTestMail = () => unwrap(client.POST("/admin/mails/test"));
export const releaseMails = (send: boolean) => unwrap(client.PUT("/admin/mails/held", { body: { send } }));

export const adminMailSetup = () => read("admin_mail_setup_view", "/admin/mails/setup");
export const checkMailSetup = (update: UpdateEmailDelivery) => unwrap(client.POST("/admin/mails/setup/check", { body: update }));
export const changeMailSetup = (update: UpdateEmailDelivery) => unwrap(client.PUT("/admin/mails/setup", { body: update }));
