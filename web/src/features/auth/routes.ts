import type { Route } from "../../app/feature";
import { lazyPage } from "../../app/lazyPage";
import { CONFIRM, RESET } from "./paths";

const resetPassword = lazyPage(() => import("./pages/ResetPasswordPage"));
const confirmContact = lazyPage(() => import("./pages/ConfirmContactPage"));
const door = { bare: true, personal: true };

export const routes: readonly Route[] = [
  { path: "/login", page: lazyPage(() => import("./pages/LoginPage")), query: ["next"], ...door },
  { path: "/register", page: lazyPage(() => import("./pages/RegisterPage")), query: ["next"], ...door },
  { path: "/forgetpassword", page: lazyPage(() => import("./pages/ForgotPasswordPage")), ...door },
  // The second of each pair is the address once the secret has been taken out of it.
  { path: `${RESET}/:token`, page: resetPassword, ...door },
  { path: RESET, page: resetPassword, ...door },
  { path: `${CONFIRM}/:token`, page: confirmContact, ...door },
  { path: CONFIRM, page: confirmContact, ...door },
  { path: "/account", page: lazyPage(() => import("./pages/AccountPage")), personal: true },
];
