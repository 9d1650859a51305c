const PATHS = {
  camera: "M3 7h4l2-3h6l2 3h4v13H3zM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  device: "M4 5h16v14H4zM4 17l5-4 4 3 3-3 4 4M10.700 10a1.700 1.700 0 1 1-3.400 0 1.700 1.700 0 0 1 3.400 0z",
  store: "M3 20h18M5 20V6h4v14M11 20V4h4v16M16.500 20l-.500-13 3.500-.500.500 13.500",
  cut: "M7 2v15h15M2 7h15v15",
  turn: "M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12",
  earlier: "M12 20V5M6 11l6-6 6 6",
  later: "M12 4v15M6 13l6 6 6-6",
};

export type ImageIconName = keyof typeof PATHS;

/** The icons of the image buttons. */
export function ImageIcon({ name }: { name: ImageIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
