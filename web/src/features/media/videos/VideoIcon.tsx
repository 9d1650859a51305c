const PATHS = {
  cloud: "M7 18h10a4 4 0 0 0 .500-8A6 6 0 0 0 6 9.200 4.500 4.500 0 0 0 7 18z",
  up: "M12 20V5M6 11l6-6 6 6",
  video: "M4 5h16v14H4zM10 9l5 3-5 3z",
};

export function VideoIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
