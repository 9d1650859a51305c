/**
 * Parts far down the page (`later` in shared.module.css) are not laid out for the first sight.
 * From now on they are: places to scroll to are then exact.
 */
export function settle(): void {
  document.documentElement.dataset["settled"] = "";
}
