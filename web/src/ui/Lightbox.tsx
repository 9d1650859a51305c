import { lazy, Suspense, type ReactNode } from "react";
import type { Picture } from "./Photo";

export interface LightboxProps {
  pictures: Picture[];
  /** Which one is open; nothing when undefined. */
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
  /** The line above: (n, total) => `Event Image ${n} of ${total}`. Else "n of total" after the picture's words. */
  title?: ((place: number, total: number) => string) | undefined;
  /** Under the picture, such as a link and the share button. */
  actions?: ReactNode;
}

const Open = lazy(() => import("./LightboxWindow"));

/** Pictures over the whole screen. Its code arrives when one is first opened. */
export function Lightbox({ index, ...rest }: LightboxProps) {
  if (index === undefined || rest.pictures.length === 0) return null;
  return (
    <Suspense>
      <Open index={index} {...rest} />
    </Suspense>
  );
}
