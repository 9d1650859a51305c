import { send } from "../../api/send";

/** Requests that change something. They are never retried automatically. */
/** A read, but a POST: the token must not appear in a URL. */
export const viewReset = (token: string) => send("POST /auth/password/reset/view", { body: { token } });
export const resetPassword = (token: string, newPassword: string) =>
  send("POST /auth/password/reset", { body: { token, newPassword } });
export const changePassword = (oldPassword: string, newPassword: string) =>
  send("PUT /me/password", { body: { oldPassword, newPassword } });
export const endSession = (id: number) => send("DELETE /me/sessions/{id}", { path: { id } });
