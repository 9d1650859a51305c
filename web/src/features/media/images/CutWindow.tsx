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

/** An image cut to shape, turned, and pinned where it must never be cut off. What it is cut from stays in the library. */
export default function CutWindow(props: Props) {
  const { data: stored, error, refetch } = useFresh(imageView(props.chosen.id));
  return (
    <Dialog open onClose={props.onClose} title="Cut and turn" look="wide" className={styles.window}>
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
  // Begun from what is there, once: the answer is asked for again while she works.
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
            Where it appears
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
          Use it like this
        </Button>
        <Button look="line" disabled={busy} onClick={onClose}>
          Leave as it was
        </Button>
      </div>
    </>
  );
}
