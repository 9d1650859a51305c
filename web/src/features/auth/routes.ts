import type { Route } from "../../site/feature";
import { browserPage, lazyPage } from "../../site/lazyPage";
import { CONFIRM, RESET } from "./paths";

/** The URLs of these two contain a secret, which must not be part of a page cached on the server. */
const resetPassword = browserPage(() => import("./pages/ResetPasswordPage"));
const confirmContact = browserPage(() => import("./pages/ConfirmContactPage"));
const loginPage = { bare: true, personal: true };
const fromMail = { bare: true };

export const routes: readonly Route[] = [
  { path: "/login", page: lazyPage(() => import("./pages/LoginPage")), freeText: ["next"], ...loginPage },
  { path: "/register", page: lazyPage(() => import("./pages/RegisterPage")), freeText: ["next"], ...loginPage },
  { path: "/forgetpassword", page: lazyPage(() => import("./pages/ForgotPasswordPage")), ...loginPage },
  // The second of each pair is the URL without the secret.
  { path: `${RESET}/:token`, page: resetPassword, ...fromMail },
  { path: RESET, page: resetPassword, ...fromMail },
  { path: `${CONFIRM}/:token`, page: confirmContact, ...fromMail },
  { path: CONFIRM, page: confirmContact, ...fromMail },
  { path: "/account", page: lazyPage(() => import("./pages/AccountPage")), personal: true },
];
