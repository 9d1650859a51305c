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
const MESSAGES: Readonly<Record<Kind, string>> = { reference: "Reference", cloth: "Fabric", finished: "Finished" };

/** Photos taken by the shop: the fabric as received and the finished garment. */
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
    <Panel title="Shop photos">
      {shopPhotos.length === 0 && <p className={shared.muted}>Photograph the fabric when it arrives and the finished garment.</p>}
      <ul className={styles.shopPhotos}>
        {shopPhotos.map((photo, place) => (
          <li key={photo.id}>
            <button type="button" onClick={() => setIndex(place)}>
              <img src={photo.src} alt={images[place]?.alt} width="112" height="140" loading="lazy" decoding="async" />
            </button>
            <Badge kind={photo.shown ? "good" : "info"}>{photo.shown ? "Visible to customer" : "Shop only"}</Badge>
            <PhotoActs order={order.id} photo={photo} name={titleOf(place + 1, shopPhotos.length)} />
          </li>
        ))}
      </ul>
      {full ? (
        <p className={shared.muted}>An order can have {MOST} photos. Remove one to add another.</p>
      ) : (
        <>
          <div className={styles.shopAdd}>
            <Add messages="Photo of the fabric" busy={sending !== undefined} onFiles={(files) => void send("cloth", files)} />
            <Add messages="Photo of the finished garment" busy={sending !== undefined} onFiles={(files) => void send("finished", files)} />
          </div>
          <Choice label={`${firstNameOf(subjectOf(order)) || "The customer"} can see new photos`} type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
        </>
      )}
      <p role="status" className={shared.muted}>
        {sending !== undefined && `Uploading, ${Math.round(sending * 100)}%`}
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

/** Uploads files one after the other, and reports those that failed. */
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
        // On another screen the error is shown as a toast.
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
    if (done) offerUndo({ text: shown ? "The customer can see this photo" : "Only the shop can see this photo", undo });
  };
  if (asking) {
    return (
      <>
        <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void change(() => removePhoto(order, photo.id))}>
          Delete permanently<span className={shared.hidden}>: {name}</span>
        </button>
        <button type="button" className={shared.stitch} onClick={() => setAsking(false)}>
          Cancel<span className={shared.hidden}>: {name}</span>
        </button>
      </>
    );
  }
  return (
    <>
      <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void show(!photo.shown)}>
        {photo.shown ? "Hide from customer" : "Show to customer"}
        <span className={shared.hidden}>: {name}</span>
      </button>
      <button type="button" className={shared.stitch} onClick={() => setAsking(true)}>
        Remove<span className={shared.hidden}>: {name}</span>
      </button>
    </>
  );
}
