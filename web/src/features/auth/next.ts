import { isLocalPath } from "../../ui/localPath";

/** Where everybody lands after logging in, unless they came from somewhere. */
const HOME = "/home";

/** The page of this site that `next` names; anything else leads home, or to work. */
export function landing(next: string | null, home = HOME): string {
  return isLocalPath(next) && !/^\/(login|register|api|uploads|media|docs)([/?#]|$)/i.test(next) ? next : home;
}
