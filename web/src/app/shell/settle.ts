/**
 * Sections far down the page (`later` in shared.module.css) are not laid out initially.
 * This lays them out, so that scroll positions are exact.
 */
export function settle(): void {
  document.documentElement.dataset["settled"] = "";
}
