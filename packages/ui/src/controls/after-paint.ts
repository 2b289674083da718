/** Runs `work` after the next paint, or immediately if the page is hidden. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
