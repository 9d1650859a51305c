/** A copy of the list with one item moved. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = [...things];
  const [thing] = rest.splice(from, 1);
  if (thing !== undefined) rest.splice(Math.max(0, Math.min(to, rest.length)), 0, thing);
  return rest;
}

/** All ids with some of them in a new order; the others keep their positions. */
export function merged<Id>(all: readonly Id[], some: readonly Id[]): Id[] {
  const named = new Set(some);
  const there = new Set(all);
  const next = some.filter((id) => there.has(id))[Symbol.iterator]();
  return all.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}

/** The last entry of each subject. */
export function lastOfEach<Said, Subject>(said: readonly Said[], subjectOf: (one: Said) => Subject): Said[] {
  return [...new Map(said.map((one) => [subjectOf(one), one])).values()];
}

/** The list in blocks of `size`. */
export function blocksOf<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, block) => things.slice(block * size, (block + 1) * size));
}
