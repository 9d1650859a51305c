/** The variables that a palette of the shop declares, such as "--rani:#0A6670;". */
export function variablesOf(palette = ""): [name: string, value: string][] {
  return palette
    .split(";")
    .filter(Boolean)
    .map((declaration) => declaration.split(":", 2) as [string, string]);
}

/** Sets the shop's colours on the document; returns what takes them back. The server's pages come with them. */
export function paint(palette?: string): () => void {
  const { style } = document.documentElement;
  const variables = variablesOf(palette);
  for (const [name, value] of variables) style.setProperty(name, value);
  return () => {
    for (const [name] of variables) style.removeProperty(name);
  };
}
