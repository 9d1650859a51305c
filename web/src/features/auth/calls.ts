import { client, unwrap } from "../../api/client";
import type { AccountChange, Login, Registration } from "../../api/schema";

/** What changes something. None of it is repeated by itself: a person decides. */
export const logIn = (body: Login) => unwrap(client.POST("/session", { body }));
export const register = (body: Registration) => unwrap(client.POST("/auth/accounts", { body }));
export const forgotPassword = (email: string) => unwrap(client.POST("/auth/password/forgot", { body: { email } }));
/** A question, but with a secret in it, which must not stand in an address. */
export const viewReset = (token: string) => unwrap(client.POST("/auth/password/reset/view", { body: { token } }));
export const resetPassword = (token: string, newPassword: string) =>
  unwrap(client.POST("/auth/password/reset", { body: { token, newPassword } }));
export const confirmContact = (token: string) => unwrap(client.POST("/auth/contact/confirm", { body: { token } }));

export const updateAccount = (body: AccountChange) => unwrap(client.PATCH("/me/account", { body }));
export const changePassword = (oldPassword: string, newPassword: string) =>
  unwrap(client.PUT("/me/password", { body: { oldPassword, newPassword } }));
export const endSession = (id: number) => unwrap(client.DELETE("/me/sessions/{id}", { params: { path: { id } } }));
export const deleteAccount = () => unwrap(client.DELETE("/me/account"));
/** Asked for once, to be saved as a file: it is not kept in memory. */
export const accountData = () => unwrap(client.GET("/me/account/data"));
