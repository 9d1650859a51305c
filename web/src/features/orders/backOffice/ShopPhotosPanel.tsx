import { useState } from "react";
import { FileButton } from "../../../admin/FileButton";
import { Panel } from "../../../admin/Screen";
import { offerUndo } from "../../../admin/undo";
import { saidOf, useChange } from "../../../admin/useChange";
import { upload } from "../../../api/upload";
import type { OrderDetail, OrderPiece, ShopPhoto } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import { Choice } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { useIsMounted } from "../../../ui/useIsMounted";
import { PhotoStrip } from "../../../ui/PhotoStrip";
import styles from "./OrderDetail.later.module.css";
import { showPhoto } from "./queries";
import { RemovePhoto } from "./RemovePhoto";
import { firstNameOf, subjectOf } from "./subject";

const KINDS = "image/jpeg,image/png,image/webp";
const MOST = 10;

type Kind = ShopPhoto["kind"];
const MESSAGES: Readonly<Record<Kind, string>> = { reference: "Reference", cloth: "Fabric", finished: "Finished" };

/** Photos taken by the shop that belong to no piece any more: their piece was removed. */
export function ShopPhotosPanel({ detail: { order, shopPhotos } }: { detail: OrderDetail }) {
  const photos = shopPhotos.filter(({ pieceId }) => !order.pieces.some(({ id }) => id === pieceId));
  if (photos.length === 0) return null;
  return (
    <Panel title="Shop photos">
      <ShopPhotos order={order.id} photos={photos} />
    </Panel>
  );
}

interface PieceProps {
  detail: OrderDetail;
  piece: OrderPiece;
}

/** Photos of a piece taken by the shop, the fabric as received and the finished garment, and buttons to add some. */
export function PieceShopPhotos({ detail: { order, shopPhotos, inShop }, piece }: PieceProps) {
  const [shown, setShown] = useState(true);
  const { sending, failed, send } = useSending(order.id, piece.id, shown);
  const photos = shopPhotos.filter(({ pieceId }) => pieceId === piece.id);
  const of = order.pieces.length > 1 ? ` of ${piece.number}` : "";
  return (
    <>
      {photos.length === 0 && <p className={shared.muted}>Photograph the fabric when it arrives and the finished garment.</p>}
      <ShopPhotos order={order.id} photos={photos} />
      {shopPhotos.length >= MOST ? (
        <p className={shared.muted}>An order can have {MOST} photos. Remove one to add another.</p>
      ) : (
        <>
          <div className={styles.shopAdd}>
            <Add label="Photo of the fabric" of={of} busy={sending !== undefined} onFiles={(files) => void send("cloth", files)} />
            <Add label="Photo of the finished garment" of={of} busy={sending !== undefined} onFiles={(files) => void send("finished", files)} />
          </div>
          <Choice label={`${firstNameOf(subjectOf(order)) || "The customer"} can see new photos${inShop ? " if they have an account" : ""}`} type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
        </>
      )}
      <p role="status" className={shared.muted}>
        {sending !== undefined && `Uploading, ${Math.round(sending * 100)}%`}
      </p>
      <div role="alert">
        {failed.map((message) => (
          <p key={message} className={styles.refund}>
            {message}
          </p>
        ))}
      </div>
    </>
  );
}

/** Photos taken by the shop; `plain` without what changes them. */
export function ShopPhotos({ order, photos, plain }: { order: number; photos: readonly ShopPhoto[]; plain?: boolean }) {
  return (
    <PhotoStrip
      photos={photos}
      title={(place, total) => `${MESSAGES[photos[place - 1]?.kind ?? "cloth"]}, photo ${place} of ${total}`}
      className={styles.shopPhotos}
      below={(photo, name) =>
        !plain && (
          <>
            <Badge kind={photo.shown ? "good" : "info"}>{photo.shown ? "Visible to customer" : "Shop only"}</Badge>
            <PhotoActs order={order} photo={photo} name={name} />
          </>
        )
      }
    />
  );
}

const Add = ({ label, of, busy, onFiles }: { label: string; of: string; busy: boolean; onFiles: (files: File[]) => void }) => (
  <FileButton name={`${label}${of}`} accept={KINDS} multiple small busy={busy} onFiles={onFiles}>
    {label}
    {of && <span className={shared.hidden}>{of}</span>}
  </FileButton>
);

/** Uploads photos of a piece one after the other, and reports those that failed. */
function useSending(order: number, piece: number, shown: boolean) {
  const { change } = useChange();
  const [sending, setSending] = useState<number>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isMounted = useIsMounted();
  const send = async (kind: Kind, files: readonly File[]) => {
    setFailed([]);
    for (const file of files) {
      setSending(0);
      const path = `/admin/orders/${order}/photos?kind=${kind}&shown=${shown}&piece=${piece}`;
      try {
        await upload<OrderDetail>(path, file, setSending);
      } catch (failure) {
        const message = `${file.name}: ${saidOf(failure)}`;
        setFailed((before) => [...before.filter((known) => known !== message), message]);
        // On another screen the error is shown as a toast.
        if (!isMounted()) toast(message, { kind: "error", ms: 8000 });
      }
    }
    setSending(undefined);
    await change(() => Promise.resolve());
  };
  return { sending, failed, send };
}

function PhotoActs({ order, photo, name }: { order: number; photo: ShopPhoto; name: string }) {
  const { busy, change } = useChange();
  const show = async (shown: boolean) => {
    const done = await change(() => showPhoto(order, photo.id, shown));
    const undo = async () => void (await change(() => showPhoto(order, photo.id, !shown)));
    if (done) offerUndo({ text: shown ? "The customer can see this photo" : "Only the shop can see this photo", undo });
  };
  return (
    <>
      <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void show(!photo.shown)}>
        {photo.shown ? "Hide from customer" : "Show to customer"}
        <span className={shared.hidden}>: {name}</span>
      </button>
      <RemovePhoto order={order} photo={photo.id} name={name} />
    </>
  );
}
