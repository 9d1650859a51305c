import captions from "../../../../data/demo/films/how-to-measure.vtt?url";
import src from "../../../../data/demo/films/how-to-measure.mp4?url";

/** The film that comes with the client, for a shop whose own films cannot be listed. */
export const defaultFilm = { src, captions, poster: undefined, width: 640, height: 360 };
