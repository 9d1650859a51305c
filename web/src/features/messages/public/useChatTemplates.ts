import { useFresh } from "../../../admin/useFresh";
import type { ChatTextKind } from "../../../api/schema";
import { filledChat, USUAL_CHATS, type ChatValues } from "../chatTemplates";
import { chatTexts } from "../queries";

export type ChatWriter = (kind: ChatTextKind, values: ChatValues) => string;

/** Writes chat texts for the team: the shop's own where it has one, else the usual ones. */
export function useChatTemplates(): ChatWriter {
  const { data } = useFresh(chatTexts());
  return (kind, values) => filledChat(data?.texts.find((own) => own.kind === kind)?.text ?? USUAL_CHATS[kind], values);
}
