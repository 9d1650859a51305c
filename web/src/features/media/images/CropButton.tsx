import { useState } from "react";
import { OFFLINE } from "../../../format/failures";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import type { Colours } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import type { ChosenImage } from "../public/chosen";
import { ImageIcon } from "./ImageIcon";
import styles from "./Images.later.module.css";
import type { Shape } from "./places";

interface Props {
  chosen: ChosenImage;
  shape: Shape;
  colours?: Colours | undefined;
  onCut: (chosen: ChosenImage) => void;
}

const load = () => import("./CropDialog");

function useCropDialog({ chosen, shape, colours, onCut }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = open && (
    <LazyPart
      load={load}
      given={{
        chosen,
        shape,
        colours,
        onClose: close,
        onCut: (next: ChosenImage) => {
          close();
          onCut(next);
        },
      }}
      onFailure={() => {
        close();
        toast(OFFLINE, { kind: "error" });
      }}
    />
  );
  return { dialog, show: () => setOpen(true) };
}

/** Opens the dialog in which an image is cropped. */
export function CropButton(props: Props) {
  const { dialog, show } = useCropDialog(props);
  return (
    <>
      <Button look="line" small aria-haspopup="dialog" onClick={show}>
        <ImageIcon name="cut" />
        Crop and rotate
      </Button>
      {dialog}
    </>
  );
}

/** The same as a small link. */
export function CutLink({ name, ...props }: Props & { name: string }) {
  const { dialog, show } = useCropDialog(props);
  return (
    <>
      <button
        type="button"
        className={classNames(shared.stitch, styles.word)}
        aria-haspopup="dialog"
        aria-label={`Crop and rotate ${name}`}
        onClick={show}
      >
        Crop
      </button>
      {dialog}
    </>
  );
}
