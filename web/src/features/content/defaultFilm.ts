const parts = import.meta.glob<string>("../../../../data/demo/films/how-to-measure.{mp4,vtt}", {
  query: "?url",
  import: "default",
  eager: true,
});
const address = (ending: string): string | undefined =>
  Object.entries(parts).find(([path]) => path.endsWith(ending))?.[1];

/** The film that comes with the client, for a shop whose own films cannot be listed. */
export const defaultFilm = {
  src: address(".mp4"),
  captions: address(".vtt"),
  poster: undefined,
  width: 640,
  height: 360,
};
