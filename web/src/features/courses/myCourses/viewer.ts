import { spokenMobile } from "../../../format/text";
import type { SessionUser } from "../../../session/useSession";

/** How she is greeted. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** The words of the mark over the film. */
export const viewerOf = ({ name, mobile }: Pick<SessionUser, "name" | "mobile">): string => `${name} · ${spokenMobile(mobile)}`;
