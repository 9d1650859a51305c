import { useRef, useState } from "react";
import { Panel } from "../../../admin/Screen";
import { offerUndo } from "../../../admin/undo";
import { saidOf, useChange } from "../../../admin/useChange";
import { upload } from "../../../api/upload";
import type { OrderDetail, ShopPhoto } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { Choice } from "../../../ui/Field";
import { Lightbox } from "../../../ui/Lightbox";
import { toast } from "../../../ui/noticeStore";
import type { Image } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { useIsMounted } from "../../../ui/useIsMounted";
import styles from "./OrderDetail.later.module.css";
import { removePhoto, showPhoto } from "./queries";
import { firstNameOf, subjectOf } from "./subject";

const SIDE = 1440;
const KINDS = "image/jpeg,image/png,image/webp";
const MOST = 10;

type Kind = ShopPhoto["kind"];
const MESSAGES: Readonly<Record<Kind, string>> = { reference: "Reference", cloth: "The cloth", finished: "Finished" };

/** Photos by the shop: the cloth as it came, and what became of it. */
export function ShopPhotosPanel({ detail: { order, shopPhotos } }: { detail: OrderDetail }) {
  const [index, setIndex] = useState<number>();
  const [shown, setShown] = useState(true);
  const { sending, failed, send } = useSending(order.id, shown);
  const titleOf = (place: number, total: number) => `${MESSAGES[shopPhotos[place - 1]?.kind ?? "cloth"]}, photo ${place} of ${total}`;
  const images: Image[] = shopPhotos.map(({ src }, place) => ({
    src,
    width: SIDE,
    height: SIDE,
    alt: titleOf(place + 1, shopPhotos.length),
    sizes: [],
  }));
  const full = shopPhotos.length >= MOST;
  return (
    <Panel title="Our photos">
      {shopPhotos.length === 0 && <p className={shared.muted}>Take one of the cloth when it comes, and one of the finished piece.</p>}
      <ul className={styles.shopPhotos}>
        {shopPhotos.map((photo, place) => (
          <li key={photo.id}>
            <button type="button" onClick={() => setIndex(place)}>
              <img src={photo.src} alt={images[place]?.alt} width="112" height="140" loading="lazy" decoding="async" />
            </button>
            <Badge kind={photo.shown ? "good" : "info"}>{photo.shown ? "She sees it" : "Only the shop"}</Badge>
            <PhotoActs order={order.id} photo={photo} name={titleOf(place + 1, shopPhotos.length)} />
          </li>
        ))}
      </ul>
      {full ? (
        <p className={shared.muted}>An order has room for {MOST} photos. Remove one to add another.</p>
      ) : (
        <>
          <div className={styles.shopAdd}>
            <Add messages="Photo of the cloth" busy={sending !== undefined} onFiles={(files) => void send("cloth", files)} />
            <Add messages="Photo of the finished piece" busy={sending !== undefined} onFiles={(files) => void send("finished", files)} />
          </div>
          <Choice label={`${firstNameOf(subjectOf(order)) || "The customer"} sees new photos`} type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
        </>
      )}
      <p role="status" className={shared.muted}>
        {sending !== undefined && `Sending, ${Math.round(sending * 100)} %`}
      </p>
      <div role="alert">
        {failed.map((messages) => (
          <p key={messages} className={styles.refund}>
            {messages}
          </p>
        ))}
      </div>
      <Lightbox images={images} index={index} onIndex={setIndex} title={titleOf} />
    </Panel>
  );
}

function Add({ messages, busy, onFiles }: { messages: string; busy: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="line" small busy={busy} onClick={() => input.current?.click()}>
        {messages}
      </Button>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        multiple
        hidden
        aria-label={messages}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}

/** Sends files one after the other; what stays behind is told. */
function useSending(order: number, shown: boolean) {
  const { change } = useChange();
  const [sending, setSending] = useState<number>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isMounted = useIsMounted();
  const send = async (kind: Kind, files: readonly File[]) => {
    setFailed([]);
    for (const file of files) {
      setSending(0);
      const path = `/admin/orders/${order}/photos?kind=${kind}&shown=${shown}`;
      try {
        await upload<OrderDetail>(path, file, setSending);
      } catch (failure) {
        const messages = `${file.name}: ${saidOf(failure)}`;
        setFailed((before) => [...before.filter((known) => known !== messages), messages]);
        // Who looks at another screen by now reads it there.
        if (!isMounted()) toast(messages, { kind: "error", ms: 8000 });
      }
    }
    setSending(undefined);
    await change(() => Promise.resolve());
  };
  return { sending, failed, send };
}

function PhotoActs({ order, photo, name }: { order: number; photo: ShopPhoto; name: string }) {
  const { busy, change } = useChange();
  const [asking, setAsking] = useState(false);
  const show = async (shown: boolean) => {
    const done = await change(() => showPhoto(order, photo.id, shown));
    const undo = async () => void (await change(() => showPhoto(order, photo.id, !shown)));
    if (done) offerUndo({ text: shown ? "She sees this photo now" : "Only the shop sees this photo now", undo });
  };
  if (asking) {
    return (
      <>
        <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void change(() => removePhoto(order, photo.id))}>
          Remove for good<span className={shared.hidden}>: {name}</span>
        </button>
        <button type="button" className={shared.stitch} onClick={() => setAsking(false)}>
          Keep it<span className={shared.hidden}>: {name}</span>
        </button>
      </>
    );
  }
  return (
    <>
      <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void show(!photo.shown)}>
        {photo.shown ? "Hide" : "Show her"}
        <span className={shared.hidden}>: {name}</span>
      </button>
      <button type="button" className={shared.stitch} onClick={() => setAsking(true)}>
        Remove<span className={shared.hidden}>: {name}</span>
      </button>
    </>
  );
}
