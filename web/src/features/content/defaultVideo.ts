import captions from "../../../../data/demo/videos/how-to-measure.vtt?url";
import src from "../../../../data/demo/videos/how-to-measure.mp4?url";

/** The video that comes with the client, for a shop whose own videos cannot be listed. */
export const defaultVideo = { src, captions, poster: undefined, width: 640, height: 360 };
