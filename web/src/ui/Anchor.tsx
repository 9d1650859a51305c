import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent, type Ref } from "react";
import { Link, useLocation } from "wouter";
import { isLocalPath } from "./localPath";

/** Inside a modal dialog: closes it and then navigates, so that going back returns to the page without the dialog. */
export const LeaveDialog = createContext<((go: () => void) => void) | undefined>(undefined);

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
}

/** A link: pages of this site are opened client-side, everything else by the browser. */
export function Anchor({ href, replace, ...rest }: AnchorProps) {
  const leaveDialog = useContext(LeaveDialog);
  const own =
    isLocalPath(href) && !/^\/(uploads|api|docs)(\/|$)/.test(href) && !rest.target && rest.download === undefined;
  if (!own) return <a href={href} {...rest} />;
  if (leaveDialog) return <AnchorInDialog href={href} leave={leaveDialog} {...rest} />;
  return <Link href={href} replace={replace ?? false} {...rest} />;
}

function AnchorInDialog({ href, leave, onClick, ...rest }: AnchorProps & { leave: (go: () => void) => void }) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    leave(() => navigate(href));
  };
  return <Link href={href} onClick={follow} {...rest} />;
}
