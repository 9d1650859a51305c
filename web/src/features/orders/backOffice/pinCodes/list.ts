/** Reads a pasted list of pin codes by the server's rules, for the preview. */

const LONGEST_PLACE = 80;

export interface Area {
  pinCode: string;
  location: string;
}

export interface Reading {
  areas: Area[];
  problems: { line: number; text: string; message: string }[];
}

/** Collapses blanks and strips the quotation marks of a spreadsheet. */
const tidy = (text: string): string => text.trim().replaceAll(/^"+|"+$/g, "").split(/\s+/).filter(Boolean).join(" ");

const codeOf = (text: string): string | undefined => {
  const digits = text.replaceAll(/\s/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
};

/** Reads `600004, Mylapore` in either order, separated by a comma, a semicolon, a tab or a blank. */
function readLine(line: string): Area | string {
  const cells = line.split(/[,;\t]/).map(tidy).filter(Boolean);
  const place = cells.findIndex((cell) => codeOf(cell) !== undefined);
  const whole = tidy(line);
  const end = /[^\d ]/.exec(whole)?.index ?? whole.length;
  const [code, location] =
    place < 0
      ? [whole.slice(0, end), tidy(whole.slice(end).replace(/^[-:,;]+/, ""))]
      : [cells[place] ?? "", cells.filter((_, at) => at !== place).join(", ")];
  const pinCode = codeOf(code);
  if (!pinCode) return "there is no 6-digit pin code";
  if (!location) return "the area is missing";
  if ([...location].length > LONGEST_PLACE) return `the area has more than ${LONGEST_PLACE} characters`;
  return { pinCode, location };
}

/** Reads every line; empty lines and a heading are skipped. */
export function readList(text: string): Reading {
  const reading: Reading = { areas: [], problems: [] };
  let first = true;
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim().replace(/^\uFEFF/, "");
    if (!line) continue;
    const headline = first && !/\d/.test(line);
    first = false;
    if (headline) continue;
    const area = readLine(line);
    if (typeof area === "string") reading.problems.push({ line: at + 1, text: line, message: area });
    else reading.areas.push(area);
  }
  return reading;
}

const keyOf = ({ pinCode, location }: Area): string => `${pinCode} ${location}`;

/** Splits a list into new areas, each once, and the number already stored. */
export function newAmong(areas: readonly Area[], stored: readonly Area[]): { fresh: Area[]; known: number } {
  const known = new Set(stored.map(keyOf));
  const fresh = [...new Map(areas.filter((area) => !known.has(keyOf(area))).map((area) => [keyOf(area), area])).values()];
  return { fresh, known: areas.length - fresh.length };
}
