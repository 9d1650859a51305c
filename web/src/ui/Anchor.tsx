import { createContext, useContext, type AnchorHTMLAttributes, type Ref } from "react";
import { Link } from "wouter";

/** True inside a modal window: a link there takes the place of the window in the browser's history. */
export const ReplacesHistory = createContext(false);

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Takes the place of the present entry in the browser's history. */
  replace?: boolean | undefined;
}

/** A link: a page of this site is opened in place, everything else by the browser. */
export function Anchor({ href, replace, ...rest }: AnchorProps) {
  const inWindow = useContext(ReplacesHistory);
  const own =
    href.startsWith("/") && !/^\/(uploads|api|docs)(\/|$)/.test(href) && !rest.target && rest.download === undefined;
  return own ? <Link href={href} replace={replace ?? inWindow} {...rest} /> : <a href={href} {...rest} />;
}
