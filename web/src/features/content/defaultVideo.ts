import captions from "../../../../data/demo/videos/how-to-measure.vtt?url";
import src from "../../../../data/demo/videos/how-to-measure.mp4?url";

/** The default video of the client, used when the shop's own cannot be loaded. */
export const defaultVideo = { src, captions, poster: undefined, width: 640, height: 360 };
