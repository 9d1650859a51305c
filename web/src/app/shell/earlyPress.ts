/** Listens since the script in `index.html`, before anything else of the client has come. */
type EarlyListener = ((event: MouseEvent) => void) & { pressed?: HTMLElement | null };

/** Presses the button again that was pressed last before the page could answer, and listens no longer. */
export function repeatEarlyPress(): void {
  const { early }: HTMLElement & { early?: EarlyListener } = document.documentElement;
  if (!early) return;
  removeEventListener("click", early, true);
  early.pressed?.click();
  early.pressed = null;
}
