const SLEEVE =
  "M98 60c30 12 42 36 50 72 8 34 16 64 22 90q-27 15-60 18c-6-26-12-48-21-72 3-38 7-72 9-108";
const FRONT =
  "M0 252c16 0 66-6 66-48 0-34-38-44-32-88 4-20 12-46 16-72 16 3 34 8 48 16-2 36-6 70-10 112-2 42-6 78-6 120-26 8-54 11-82 11Zm0 0c-16 0-66-6-66-48 0-34 38-44 32-88-4-20-12-46-16-72-16 3-34 8-48 16 2 36 6 70 10 112 2 42 6 78 6 120 26 8 54 11 82 11Z";
const NECK = "M50 44c-4 26-12 52-16 72-6 44 32 54 32 88 0 42-50 48-66 48";
const TOOTH = "v-4.7h2.3v-4.7h2.3v-4.7h4.6v4.7h2.3v4.7h2.3v4.7";
const HALVES = ["", "scale(-1 1)"];

const times = <Thing,>(count: number, make: (place: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, place) => make(place));
const diamonds = (count: number) => times(count, (place) => `M${place * 14} 0l4 5-4 5-4-5z`).join("");
const teeth = (count: number) => `M0 0${TOOTH.repeat(count)}v6H0z`;

/** A sleeve with its border; the other one is mirrored. */
function Sleeve({ turn }: { turn: string }) {
  return (
    <g transform={turn || undefined}>
      <path fill="#0a4d54" d={SLEEVE} />
      <path fill="url(#hero-buta)" d={SLEEVE} />
      <g clipPath="url(#hero-sleeve)">
        <path fill="#2a0f2e" d="M96 60c22 60 16 110 8 140l-18-30Z" opacity=".2" />
        <g transform="translate(81.2 205.1) rotate(-11)">
          <path fill="#b5105b" d="M0-1h100v53H0z" />
          <path fill="#b5105b" d={teeth(7)} />
          <path stroke="#ffdd7a" strokeWidth="2.5" d="M0 5h100M0 33h100" />
          <path stroke="#ffdd7a" d="M0 10h100M0 28.5h100" />
          <path fill="#ffdd7a" transform="translate(8 14)" d={diamonds(7)} />
        </g>
      </g>
    </g>
  );
}

/** The hero drawing: the back of a blouse with chalk marks. */
export function HeroBlouse({ className, tassels }: { className: string | undefined; tassels: string | undefined }) {
  return (
    <svg viewBox="14 58 372 380" className={className} fill="none" aria-hidden="true">
      <defs>
        <clipPath id="hero-front">
          <path d={FRONT} />
        </clipPath>
        <clipPath id="hero-sleeve">
          <path d={SLEEVE} />
        </clipPath>
        <g id="hero-flower" fill="#ffdd7a">
          <path d="M0-6C3-3 3 1 0 4-3 1-3-3 0-6m-1.2 9a5 5 0 0 1-5.3-5C-4-2-2 0-1.2 3m2.4 0a5 5 0 0 0 5.3-5C4-2 2 0 1.2 3" />
          <circle cy="-8" r="1.3" fill="#fffdf8" />
          <path stroke="#ffdd7a" d="M0 4v3" />
        </g>
        <g id="hero-tassel" fill="#b5105b">
          <path fill="#ffdd7a" d="M-4 0h8l1 4H-5z" />
          <circle cy="-4" r="5.5" />
          <path d="m-5 4-3 26 4-2 2 3 2-3 2 3 2-3 4 2L5 4Z" />
        </g>
        <pattern id="hero-buta" width="34" height="34" patternUnits="userSpaceOnUse">
          <use x="8.5" y="8.5" href="#hero-flower" />
          <use x="25.5" y="25.5" href="#hero-flower" />
        </pattern>
      </defs>
      <g transform="translate(200 78)">
        {HALVES.map((turn) => (
          <Sleeve key={turn} turn={turn} />
        ))}
        <path fill="#0a4d54" d={FRONT} />
        <g clipPath="url(#hero-front)">
          <path fill="url(#hero-buta)" d="M-110 30h220v290h-220z" />
          {HALVES.map((turn) => (
            <g key={turn} transform={turn || undefined} fill="#2a0f2e">
              <path d="M100 120c-20 50-24 130-24 190h24Z" opacity=".2" />
              <path d="m44 303 3-63 5 63Z" opacity=".3" />
            </g>
          ))}
          <g transform="translate(-104 268)">
            <path fill="#b5105b" d="M0-1h210v41H0z" />
            <path fill="#b5105b" d={teeth(15)} />
            <path stroke="#ffdd7a" strokeWidth="2.5" d="M0 6h210M0 29h210" />
            <path stroke="#ffdd7a" d="M0 10.5h210M0 25h210" />
            <path fill="#ffdd7a" transform="translate(8 13)" d={diamonds(15)} />
          </g>
          {HALVES.map((turn) => (
            <g key={turn} transform={turn || undefined}>
              <path stroke="#b5105b" strokeWidth="28" d={NECK} />
              <path stroke="#ffdd7a" strokeDasharray="2 6" strokeWidth="22" d={NECK} />
              <path stroke="#b5105b" strokeWidth="17" d={NECK} />
              <path stroke="#ffdd7a" strokeDasharray="3 5" strokeWidth="9" d={NECK} opacity=".9" />
            </g>
          ))}
        </g>
        <path stroke="#2a0f2e" strokeOpacity=".4" strokeWidth="1.5" d="M98 60c-2 36-6 70-9 110M-98 60c2 36 6 70 9 110" />
        <path
          stroke="#ffdd7a"
          strokeLinecap="round"
          strokeWidth="3.2"
          d="M36 104c-14 8-26 14-36 14s-22-6-36-14M0 118c-16-18-26-6-18 4 6 6 14 2 18-4 4 6 12 10 18 4 8-10-2-22-18-4m0 0c-4 32-10 52-12 78m12-78c5 28 12 42 14 60"
        />
        <circle cy="118" r="4.5" fill="#b5105b" />
        <g className={tassels}>
          <use x="-12" y="200" href="#hero-tassel" />
          <use x="14" y="183" href="#hero-tassel" />
        </g>
      </g>
      <g stroke="#2a0f2e" strokeWidth="1.4">
        <path d="M102 92H298M102 85v14M298 85v14M193 124h14M193 330h14M118 400H282M118 393v14M282 393v14M304 332l60-14M302 325l4 14M362 311l4 14" />
        <path d="M200 124V330" strokeDasharray="5 4" />
      </g>
      <g fontSize="13.5" fontWeight="600" fill="#2a0f2e" textAnchor="middle">
        <text x="200" y="82">Shoulder</text>
        <text x="200" y="116">Back neck</text>
        <text x="200" y="424">Around waist</text>
        <text transform="translate(338 348) rotate(-13)">Around arm</text>
      </g>
    </svg>
  );
}
