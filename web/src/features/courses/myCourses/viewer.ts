import type { SessionUser } from "../../../session/useSession";

/** A mobile number as it is read: +91 98765 43210. One of another shape stays as it is. */
export const spacedMobile = (mobile: string): string => mobile.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");

/** How she is greeted. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** The words of the mark over the film. */
export const viewerOf = ({ name, mobile }: Pick<SessionUser, "name" | "mobile">): string => `${name} · ${spacedMobile(mobile)}`;
