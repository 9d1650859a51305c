import { client, unwrap } from "../../api/client";
import type { AccountChange, Login, Registration } from "../../api/schema";

/** Requests that change something. They are never retried automatically. */
export const logIn = (body: Login) => unwrap(client.POST("/session", { body }));
export const register = (body: Registration) => unwrap(client.POST("/auth/accounts", { body }));
export const forgotPassword = (email: string) => unwrap(client.POST("/auth/password/forgot", { body: { email } }));
/** A read, but a POST: the token must not appear in a URL. */
export const viewReset = (token: string) => unwrap(client.POST("/auth/password/reset/view", { body: { token } }));
export const resetPassword = (token: string, newPassword: string) =>
  unwrap(client.POST("/auth/password/reset", { body: { token, newPassword } }));
export const confirmContact = (token: string) => unwrap(client.POST("/auth/contact/confirm", { body: { token } }));

export const updateAccount = (body: AccountChange) => unwrap(client.PATCH("/me/account", { body }));
export const changePassword = (oldPassword: string, newPassword: string) =>
  unwrap(client.PUT("/me/password", { body: { oldPassword, newPassword } }));
export const endSession = (id: number) => unwrap(client.DELETE("/me/sessions/{id}", { params: { path: { id } } }));
export const deleteAccount = () => unwrap(client.DELETE("/me/account"));
/** The account's data, to be saved as a file; not cached. */
export const accountData = () => unwrap(client.GET("/me/account/data"));
