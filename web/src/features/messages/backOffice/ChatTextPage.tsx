import { useState } from "react";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { PageButtons } from "../../../admin/PageButtons";
import { Panel, Screen } from "../../../admin/Screen";
import { useSaved } from "../../../admin/fieldErrors";
import { useUndoHere } from "../../../admin/undo";
import type { ChatTextKind } from "../../../api/schema";
import { Form } from "../../../form/Form";
import { useVisit } from "../../../site/visit";
import { Button } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import { useShop } from "../../content/public/useShop";
import { CHAT_PLACEHOLDERS, filledChat, USUAL_CHATS } from "../chatTemplates";
import { chats } from "../copy";
import { chatTexts, updateChatText } from "../queries";
import styles from "./Messages.later.module.css";
import { messages } from "./paths";
import { TextWithNames } from "./TextWithNames";

const isKind = (text: string | undefined): text is ChatTextKind => text !== undefined && text in chats;

/** The text of a chat that the team opens by hand. */
export function ChatTextPage() {
  const kind = useVisit().path.split("/").at(-1);
  return (
    <LoadedScreen title="Chat text" back={messages} read={chatTexts()}>
      {({ texts }) =>
        isKind(kind) ? (
          <ChatForm key={kind} kind={kind} own={texts.find((one) => one.kind === kind)?.text} />
        ) : (
          <Screen title="Chat text" back={messages}>
            There is no such text.
          </Screen>
        )
      }
    </LoadedScreen>
  );
}

function ChatForm({ kind, own }: { kind: ChatTextKind; own: string | undefined }) {
  const usual = USUAL_CHATS[kind];
  const [text, setText] = useState(own ?? usual);
  const shop = useShop();
  const undoHere = useUndoHere();
  const { wrong, busy, save } = useSaved();
  const send = async () => {
    const typed = text.trim();
    if (await save(() => updateChatText(kind, typed === usual ? undefined : typed))) toast("Saved");
  };
  const takeUsual = () => {
    setText(usual);
    undoHere({ text: "Your text was replaced by the usual one", undo: async () => setText(text) });
  };
  const sample = {
    name: "Meera",
    order: "HM-1048",
    visit: "Mon 3 Aug, full day",
    ready: "Mon 24 Aug",
    advance: "₹500",
    link: shop?.publicAddress ?? "",
    shop: shop?.businessName ?? "",
  };
  return (
    <Screen title={chats[kind]} back={messages}>
      <Form busy={busy} onSend={() => void send()}>
        <Panel title="Text">
          <p className={styles.quiet}>It opens in your own WhatsApp, where you can still change it. A sentence whose placeholder has no value is left out.</p>
          <p className={styles.preview}>{filledChat(text, sample)}</p>
          <TextWithNames text={text} names={CHAT_PLACEHOLDERS} error={wrong["text"]} most={1000} onChange={setText} />
          {text !== usual && (
            <Button look="line" small onClick={takeUsual}>
              Use the usual text
            </Button>
          )}
        </Panel>
        <PageButtons busy={busy} />
      </Form>
    </Screen>
  );
}
