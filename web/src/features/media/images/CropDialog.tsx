import { useState } from "react";
import type { LibraryImage } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import type { Colours } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { Loading, Skeleton } from "../../../ui/States";
import { Waiting } from "../../../admin/Screen";
import { saidOf } from "../../../admin/useChange";
import { useFresh, useRefresh } from "../../../admin/useFresh";
import { Appearances } from "./Appearances";
import type { ChosenImage } from "../public/chosen";
import { focusIn, focusOf, inside, turned, turnedPoint, USUAL_FOCUS, type Area, type Point, type Turn } from "./cut";
import { CutStage } from "./CutStage";
import styles from "./Cut.later.module.css";
import type { Shape } from "./places";
import { cutImage, imageView } from "./queries";
import { NO_COPY, useCopy } from "./useCopy";

interface Props {
  chosen: ChosenImage;
  shape: Shape;
  colours?: Colours | undefined;
  onCut: (chosen: ChosenImage) => void;
  onClose: () => void;
}

/** A dialog to crop and rotate an image and to set its focus point. The original stays in the library. */
export default function CropDialog(props: Props) {
  const { data: stored, error, refetch } = useFresh(imageView(props.chosen.id));
  return (
    <Dialog open onClose={props.onClose} title="Crop and rotate" look="wide" className={styles.window}>
      {stored ? <Table stored={stored} {...props} /> : error ? <Waiting failure={error} onRetry={() => void refetch()} /> : <Bones />}
    </Dialog>
  );
}

const Bones = () => (
  <Loading text="Loading...">
    <Skeleton ratio="4/3" lines={1} />
  </Loading>
);

function Table({ stored, chosen, shape, colours, onCut, onClose }: Props & { stored: LibraryImage }) {
  // Read once: the query may be refetched while the dialog is open.
  const [{ source, crop }] = useState(stored);
  const whole = source ?? stored;
  const [turn, setTurn] = useState((crop?.turn ?? 0) as Turn);
  const [focus, setFocus] = useState<Point | undefined>(() => crop && focusOf(crop, { x: crop.focusX, y: crop.focusY }));
  const [area, setArea] = useState<Area>();
  const { copy, failed, again } = useCopy(whole.image, turn);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const refresh = useRefresh();
  const pin = focus ?? (area && focusOf(area, USUAL_FOCUS));

  const turnIt = () => {
    setTurn(turned(turn));
    setArea(undefined);
    if (focus) setFocus(turnedPoint(focus));
  };
  const use = async () => {
    if (!area || !pin) return;
    setBusy(true);
    setError(undefined);
    const { x, y } = focusIn(area, pin);
    try {
      const made = await cutImage(whole.id, { ...inside(area), turn, focusX: x, focusY: y });
      await refresh().catch(() => undefined);
      onCut({ ...chosen, id: made.id, image: made.image });
    } catch (failure) {
      setError(saidOf(failure));
      setBusy(false);
    }
  };
  if (failed) return <Waiting failure={NO_COPY} onRetry={again} />;
  if (!copy) return <Bones />;
  return (
    <>
      <div className={styles.sides}>
        <CutStage
          key={copy.address}
          address={copy.address}
          ratio={shape.ratio}
          begun={crop?.turn === turn ? crop : undefined}
          focus={area && pin && focusIn(area, pin)}
          onFocus={(to) => area && setFocus(focusOf(area, to))}
          onArea={setArea}
          onTurn={turnIt}
        />
        <section aria-labelledby="where-it-appears">
          <h3 id="where-it-appears" className={styles.where}>
            Preview
          </h3>
          {area && pin && <Appearances places={shape.places} copy={copy.canvas} area={area} focus={pin} colours={colours} />}
        </section>
      </div>
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      <div className={shared.row}>
        <Button busy={busy} busyText="Cutting..." disabled={!area} onClick={() => void use()}>
          Apply
        </Button>
        <Button look="line" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}
