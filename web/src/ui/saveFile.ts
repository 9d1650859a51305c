/** Starts a download of a file. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The download begins in a later task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
