/**
 * What the engine inside the server lacks and the client's libraries touch while rendering. Imported first.
 * Timers never fire there: a render is one go, and nothing it starts may outlive it.
 */
type Pair = [name: string, value: string];

const decode = (text: string): string => {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

class SearchParameters {
  private pairs: Pair[];

  constructor(init: string | Iterable<Pair> = "") {
    this.pairs =
      typeof init === "string" ? SearchParameters.parse(init) : [...init].map(([name, value]) => [name, value]);
  }

  private static parse(text: string): Pair[] {
    return text
      .replace(/^\?/, "")
      .split("&")
      .filter((part) => part !== "")
      .map((part) => {
        const mark = part.indexOf("=");
        return mark < 0 ? [decode(part), ""] : [decode(part.slice(0, mark)), decode(part.slice(mark + 1))];
      });
  }

  get(name: string): string | null {
    return this.pairs.find((pair) => pair[0] === name)?.[1] ?? null;
  }

  getAll(name: string): string[] {
    return this.pairs.filter((pair) => pair[0] === name).map((pair) => pair[1]);
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  set(name: string, value: string): void {
    const index = this.pairs.findIndex((pair) => pair[0] === name);
    if (index < 0) this.append(name, value);
    else
      this.pairs = this.pairs
        .filter((pair, at) => at <= index || pair[0] !== name)
        .map((pair, at) => (at === index ? [name, value] : pair));
  }

  append(name: string, value: string): void {
    this.pairs.push([name, String(value)]);
  }

  delete(name: string): void {
    this.pairs = this.pairs.filter((pair) => pair[0] !== name);
  }

  get size(): number {
    return this.pairs.length;
  }

  forEach(visit: (value: string, name: string) => void): void {
    for (const [name, value] of this.pairs) visit(value, name);
  }

  [Symbol.iterator](): IterableIterator<Pair> {
    return this.pairs[Symbol.iterator]();
  }

  toString(): string {
    return this.pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  }
}

const silent = () => undefined;
const engine = globalThis as Record<string, unknown>;
engine["URLSearchParams"] ??= SearchParameters;
engine["console"] ??= { log: silent, info: silent, warn: silent, error: silent, debug: silent };
engine["setTimeout"] ??= () => 0;
engine["clearTimeout"] ??= silent;
engine["setInterval"] ??= () => 0;
engine["clearInterval"] ??= silent;
engine["queueMicrotask"] ??= (task: () => void) => void Promise.resolve().then(task);
engine["process"] ??= { env: {} };

export {};
