import type { ReactNode } from "react";
import { LazyPart } from "./LazyPart";
import { toast } from "./noticeStore";
import type { Image } from "./Photo";

export interface LightboxProps {
  images: Image[];
  /** Which one is open; nothing when undefined. */
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
  /** The line above: (n, total) => `Event Image ${n} of ${total}`. Else "n of total" after the image's words. */
  title?: ((place: number, total: number) => string) | undefined;
  /** Under the image, such as a link and the share button. */
  actions?: ReactNode;
}

const load = () => import("./LightboxWindow");

/** Images over the whole screen. Its code arrives when one is first opened. */
export function Lightbox(props: LightboxProps) {
  if (props.index === undefined || props.images.length === 0) return null;
  const giveUp = () => {
    toast("No Network Connection", { kind: "error" });
    props.onIndex(undefined);
  };
  return <LazyPart load={load} given={props} onFailure={giveUp} />;
}
