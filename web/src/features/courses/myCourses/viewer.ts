import { spokenMobile } from "../../../format/text";
import type { SessionUser } from "../../auth/public/useSession";

/** The words of the mark over the video. */
export const viewerOf = ({ name, mobile }: Pick<SessionUser, "name" | "mobile">): string => `${name} · ${spokenMobile(mobile)}`;
