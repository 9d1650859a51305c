import type { ReactNode } from "react";
import { OFFLINE } from "../format/failures";
import { LazyPart } from "./LazyPart";
import { toast } from "./noticeStore";
import type { Image } from "./Photo";

export interface LightboxProps {
  images: Image[];
  /** The index of the open image; undefined when closed. */
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
  /** The title: (n, total) => `Event Image ${n} of ${total}`. By default "n of total" after the image's alt text. */
  title?: ((place: number, total: number) => string) | undefined;
  /** Content under the image, such as a link and the share button. */
  actions?: ReactNode;
}

const load = () => import("./LightboxDialog");

/** A full-screen image viewer. Its code is loaded when first opened. */
export function Lightbox(props: LightboxProps) {
  if (props.index === undefined || props.images.length === 0) return null;
  const giveUp = () => {
    toast(OFFLINE, { kind: "error" });
    props.onIndex(undefined);
  };
  return <LazyPart load={load} given={props} onFailure={giveUp} />;
}
