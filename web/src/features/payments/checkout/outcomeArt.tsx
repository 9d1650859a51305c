/* Drawings of the outcomes: a strung thread is done, a snapped one failed, one resting in the seam is pending. */

const FRAME = { viewBox: "0 0 390 176", preserveAspectRatio: "xMidYMid slice", "aria-hidden": true } as const;
const BUDS = [
  [14, 86.8, 176],
  [41, 97.1, 45],
  [68, 103, 159],
  [95, 103.5, 23],
  [122, 98.4, 136],
  [149, 88.7, 5],
  [252, 41.8, 136],
  [279, 36.6, 23],
  [306, 36.9, 159],
  [333, 42.6, 45],
  [360, 52.9, 176],
  [387, 66, 55],
] as const;
const PETAL = "M0 0C-13-8-14-30 0-40C14-30 13-8 0 0";
const BACK_TURNS = [0, 90, 180, 270];
const FRONT_TURNS = [45, 135, 225, 315];

/** A strung garland. */
export function DoneArt() {
  return (
    <svg {...FRAME}>
      <path fill="#0a4d54" d="M-200 0h800v176h-800z" />
      <path d="M-20 70C20 95 55 104 88 104S150 89 190 69 250 36 292 36 372 59 418 82" fill="none" stroke="#f7b91e" strokeWidth="3" />
      {BUDS.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path fill="#fffdf8" d="M0-22C13-10 12 8 0 16C-12 8-13-10 0-22z" />
          <path fill="#e9efd9" d="M0-22C6-10 5 6 0 16C8 12 13 0 8-10C6-15 3-18 0-22z" />
          <path fill="#8fb84a" d="M-7 9Q0 20 7 9L3 24H-3z" />
        </g>
      ))}
      <g transform="translate(198 70.5) scale(1.35)">
        {BACK_TURNS.map((turn) => (
          <path key={turn} d={PETAL} fill="#e9efd9" transform={`rotate(${turn})`} />
        ))}
        {FRONT_TURNS.map((turn) => (
          <path key={turn} d={PETAL} fill="#fffdf8" transform={`rotate(${turn})`} />
        ))}
        <circle r="6" fill="#f7b91e" />
      </g>
    </svg>
  );
}

function Thread({ path }: { path: string }) {
  return (
    <>
      <path d={path} fill="none" stroke="#b5105b" strokeWidth="5" />
      <path d={path} fill="none" stroke="#fbe4ea" strokeWidth="5" strokeDasharray="2 7" opacity=".55" />
    </>
  );
}

/** A reel whose thread has snapped. */
export function FailedArt() {
  return (
    <svg {...FRAME}>
      <path fill="#ffe3a3" d="M-200 0h800v176h-800z" />
      <g transform="translate(62 40)">
        <path fill="#2a0f2e" d="M-30-14h60v14h-60zM-30 84h60v14h-60z" />
        <path fill="#b5105b" d="M-24 0h48v84h-48z" />
        <path stroke="#8e0a47" strokeWidth="2" d="M-24 12l48-5M-24 24l48-5M-24 36l48-5M-24 48l48-5M-24 60l48-5M-24 72l48-5" />
      </g>
      <Thread path="M86 96C120 130 140 60 176 92" />
      <Thread path="M600 70H460C350 40 290 130 222 84" />
      <path
        stroke="#b5105b"
        strokeWidth="2"
        d="M176 92l20-14M176 92l20-5M176 92l20 5M176 92l20 13M222 84l-20-14M222 84l-20-5M222 84l-20 5M222 84l-20 13"
      />
    </svg>
  );
}

/** A needle resting in a half-sewn seam. */
export function ArrivingArt() {
  return (
    <svg {...FRAME}>
      <path fill="#e4edd3" d="M-200 0h800v176h-800z" />
      <path fill="#f1f5e8" d="M-200 92h800v100h-800z" />
      <path d="M-200 92h800" stroke="#2a0f2e" strokeWidth="2" />
      <path d="M-186 108H160" stroke="#b5105b" strokeWidth="5" strokeDasharray="18 12" />
      <path d="M206 108h400" stroke="#8c7a91" strokeWidth="2.5" strokeDasharray="6 10" />
      <Thread path="M186 108C210 108 214 40 176 38C140 36 150 80 196 74C214 71 224 66 232 62" />
      <g transform="translate(224 64) rotate(-9)">
        <path d="M0 0c14-9 30-8 46-6l96 6-96 6c-16 2-32 3-46-6z" fill="#2a0f2e" />
        <ellipse cx="20" rx="9" ry="2.3" fill="#e4edd3" />
      </g>
    </svg>
  );
}
