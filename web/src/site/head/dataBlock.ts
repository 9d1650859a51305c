const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that is safe inside a script element: nothing in it can end the element or start another. */
export const dataBlock = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
