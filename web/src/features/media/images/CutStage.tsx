import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "../../../ui/Button";
import type { Area, Point } from "./cut";
import styles from "./Cut.later.module.css";
import { FocusPin } from "./FocusPin";
import { ImageIcon } from "./ImageIcon";
import { ZoomTape } from "./ZoomTape";

const MOST_ZOOM = 4;
/** How far an arrow key moves the image, in pixels. */
const KEY_STEP = 4;
const CLASSES = Object.fromEntries(
  Object.entries({ containerClassName: styles.stage, mediaClassName: styles.media, cropAreaClassName: styles.area }),
) as Record<string, string>;

interface Props {
  address: string;
  ratio: number;
  /** The current crop. */
  begun: Area | undefined;
  focus: Point | undefined;
  onFocus: (to: Point) => void;
  onArea: (area: Area) => void;
  onTurn: () => void;
}

const times = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** The image under a fixed frame: dragged, pinched, zoomed and rotated below it. */
export function CutStage({ address, ratio, begun, focus, onFocus, onArea, onTurn }: Props) {
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [frame, setFrame] = useState<{ width: number; height: number }>();
  return (
    <div>
      <div className={styles.table}>
        <Cropper
          image={address}
          crop={position}
          zoom={zoom}
          aspect={ratio}
          maxZoom={MOST_ZOOM}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          classes={CLASSES}
          mediaProps={{ alt: "" }}
          cropperProps={{ "aria-label": "Crop area. Use the arrow keys to move the image.", role: "group" }}
          {...(begun && { initialCroppedAreaPercentages: times(begun, 100) })}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          setCropSize={setFrame}
          onCropAreaChange={(area) => onArea(times(area, 0.01))}
        />
        {frame && (
          <div className={styles.frame} style={frame}>
            <i />
            <i />
            <i />
            <i />
            {focus && <FocusPin at={focus} onMove={onFocus} />}
          </div>
        )}
      </div>
      <ZoomTape zoom={zoom} most={MOST_ZOOM} onZoom={setZoom} />
      <Button look="line" small onClick={onTurn}>
        <ImageIcon name="turn" />
        Rotate
      </Button>
    </div>
  );
}
