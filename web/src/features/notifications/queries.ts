import { read } from "../../api/read";
import type { CreateNotificationDevice, ShopEmails, UpdateNotificationSettings } from "../../api/schema";
import { send } from "../../api/send";

export const settingsView = () => read("notification_settings_view", "/me/notifications");
export const updateSettings = (body: UpdateNotificationSettings) => send("PUT /me/notifications", { body });
export const createDevice = (body: CreateNotificationDevice) => send("POST /me/notifications/devices", { body });
export const deleteDevice = (id: number) => send("DELETE /me/notifications/devices/{id}", { path: { id } });
export const testDevice = (id: number) => send("POST /me/notifications/devices/{id}/test", { path: { id } });

export const emailsView = () => read("admin_notification_emails_view", "/admin/notifications/emails");
export const updateEmails = (body: ShopEmails) => send("PUT /admin/notifications/emails", { body });
