const PINS = ["translate(96 92) rotate(20)", "translate(262 236) rotate(70)", "translate(90 416) rotate(-10)"];

/** A paper pattern of a blouse front: grain line, dart, notches and pins. */
export function PatternPiece({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="30 40 360 400" className={className} fill="none" stroke="#2a0f2e" aria-hidden="true">
      <path
        fill="#fff"
        fillOpacity=".6"
        strokeWidth="2.5"
        d="M70 70c4 50 34 70 80 72l86-50c-4 58 14 98 50 118l-10 90-18 120-76-10-10-92-22 90-80-8Z"
      />
      <path
        strokeDasharray="9 6"
        strokeWidth="1.6"
        d="M56 54v360l96 9 20-67-4 68 102 12 20-132 12-102c-36-18-56-52-52-134l-100 58c-38 0-62-18-66-72Z"
      />
      <path strokeWidth="3" d="M70 236H56m14 64H56m202-140-14-6m26 186 14 3" />
      <g stroke="#b5105b" strokeWidth="2">
        <path strokeDasharray="6 5" d="m286 210-96 40 94-14" />
        <circle cx="178" cy="282" r="4" fill="#b5105b" />
        <circle cx="178" cy="282" r="10" strokeWidth="1" />
        <path
          fill="#b5105b"
          fillOpacity=".2"
          d="M318 224c68 12 74 106 34 160-22 30-40 14-26-12 22-42 26-88-14-110-20-12-14-40 6-38Z"
        />
        <path strokeWidth="1.5" d="M352 262c14 28 12 68-4 98" />
      </g>
      <path fill="#0a4d54" stroke="#0a4d54" strokeWidth="2.2" d="M110 176v198m0-206 6 14h-12zm0 214 6-14h-12z" />
      {PINS.map((pin) => (
        <g key={pin} transform={pin} strokeWidth="2">
          <path d="M0 0v-34" />
          <circle cy="-36" r="5" fill="#b5105b" stroke="none" />
        </g>
      ))}
      <g stroke="none" fill="#2a0f2e" fontSize="15">
        <text transform="translate(124 276) rotate(-90)" fill="#0a4d54" fontWeight="600">
          grain line
        </text>
        <text x="300" y="112" fontSize="20" fontWeight="600">
          Blouse
        </text>
        <text x="300" y="134">front, cut 2</text>
        <text x="300" y="154">bust 36 in</text>
      </g>
    </svg>
  );
}
