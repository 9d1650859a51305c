import { useState } from "react";
import { FileButton } from "../../../../admin/FileButton";
import { Panel } from "../../../../admin/Screen";
import { saidOf, useChange } from "../../../../admin/useChange";
import { upload } from "../../../../api/upload";
import type { OrderPhoto } from "../../../../api/schema";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import orderStyles from "../OrderDetail.later.module.css";
import { finishedPhotos } from "./queries";

const ADD = "Photo of the finished garment";

/** The shop's photos of a piece, and adding one of the finished garment. */
export function FinishedPhotos({ id, photos }: { id: number; photos: readonly OrderPhoto[] }) {
  const { change } = useChange();
  const [sending, setSending] = useState<number>();
  const send = async (file: File) => {
    setSending(0);
    try {
      await upload<unknown>(finishedPhotos(id), file, setSending);
      await change(() => Promise.resolve());
    } catch (failure) {
      toast(`${file.name}: ${saidOf(failure)}`, { kind: "error", ms: 8000 });
    }
    setSending(undefined);
  };
  return (
    <Panel title="Shop photos">
      {photos.length > 0 && (
        <ul className={orderStyles.shopPhotos}>
          {photos.map((photo, place) => (
            <li key={photo.id}>
              <img src={photo.src} alt={`${photo.kind === "finished" ? "Finished" : "Fabric"}, ${place + 1} of ${photos.length}`} width="112" height="140" loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      )}
      <FileButton name={ADD} accept="image/jpeg,image/png,image/webp" small busy={sending !== undefined} onFiles={([file]) => file && void send(file)}>
        {ADD}
      </FileButton>
      <p role="status" className={shared.muted}>
        {sending !== undefined && `Uploading, ${Math.round(sending * 100)}%`}
      </p>
    </Panel>
  );
}
