/** The same list with one thing at another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = [...things];
  const [thing] = rest.splice(from, 1);
  if (thing !== undefined) rest.splice(Math.max(0, Math.min(to, rest.length)), 0, thing);
  return rest;
}

/** Some of the ids in a new order; the others keep the places that they have among them. */
export function merged<Id>(all: readonly Id[], some: readonly Id[]): Id[] {
  const named = new Set(some);
  const there = new Set(all);
  const next = some.filter((id) => there.has(id))[Symbol.iterator]();
  return all.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}

/** The last thing said of each subject: what has gone and come back at once is there. */
export function lastOfEach<Said, Subject>(said: readonly Said[], subjectOf: (one: Said) => Subject): Said[] {
  return [...new Map(said.map((one) => [subjectOf(one), one])).values()];
}

/** The same list in parts of so many things. */
export function blocksOf<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, block) => things.slice(block * size, (block + 1) * size));
}
