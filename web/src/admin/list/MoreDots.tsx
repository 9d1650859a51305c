/** The icon of a menu with more actions. */
export function MoreDots() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d="M10 4h4v4h-4zM10 10h4v4h-4zM10 16h4v4h-4z" />
    </svg>
  );
}
