import { isLocalPath } from "../../ui/localPath";

/** Where customers land after logging in, unless they came from another page. */
const HOME = "/home";

/** The page of this site that `next` names, otherwise `home`. */
export function landing(next: string | null, home = HOME): string {
  return isLocalPath(next) && !/^\/(login|register|api|uploads|media|docs)([/?#]|$)/i.test(next) ? next : home;
}
