const PETAL = "M0 0C-7-4-8-13 0-17C8-13 7-4 0 0Z";
const TURNS = [0, 72, 144, 216, 288];

/** The mark of the shop: a mogra flower on its stem. */
export function MograMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M2 33C12 33 14 24 20 20" fill="none" stroke="#f7b91e" strokeWidth="3" />
      <g transform="translate(22 17)">
        {TURNS.map((turn) => (
          <path key={turn} d={PETAL} fill="#b5105b" transform={`rotate(${turn})`} />
        ))}
        <circle r="4.2" fill="#f7b91e" />
      </g>
    </svg>
  );
}

/** The drawing of an empty state: a bud without a thread. */
export function MograUnstrung() {
  return (
    <svg viewBox="0 0 84 84" aria-hidden="true">
      <path d="M6 66C30 66 38 50 44 44" stroke="#f7b91e" strokeWidth="4" fill="none" strokeDasharray="9 6" />
      <g transform="translate(50 36) scale(1.76)" fill="#e4edd3" stroke="#1e6b3a">
        {TURNS.map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
        <circle r="3.4" fill="#f7b91e" stroke="none" />
      </g>
    </svg>
  );
}

/** The placeholder of an image that could not be loaded. */
export function MograOutline() {
  return (
    <svg viewBox="-20 -20 40 40" fill="none" stroke="#fff" strokeWidth="1.2" aria-hidden="true">
      {TURNS.map((turn) => (
        <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
      ))}
      <circle r="3" />
    </svg>
  );
}

/** The drawing of an error: a snapped thread. */
export function ThreadSnapped() {
  return (
    <svg viewBox="0 0 84 84" fill="none" aria-hidden="true">
      <path d="M4 52C24 30 38 64 46 44M58 36C66 22 74 30 80 20" stroke="#b5105b" strokeWidth="4" />
      <path d="M46 44l5-4M52 48l1-6M54 30l2 7" stroke="#2a0f2e" strokeWidth="2.5" />
    </svg>
  );
}
