import { spokenMobile } from "../../../format/text";
import type { SessionUser } from "../../auth/public/useSession";

/** The text of the watermark. */
export const viewerOf = ({ name, mobile }: Pick<SessionUser, "name" | "mobile">): string => `${name} · ${spokenMobile(mobile)}`;
