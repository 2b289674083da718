/**
 * While a page is printed it is light, whatever scheme was chosen: the root's scheme is replaced, and `data-on-paper` says so, for
 * drawings that the styles cannot reach. What else paper needs is in `packages/ui/src/theme/print.css`.
 */

/** Called once, before the first screen. */
export function startPaper(): void {
  let comeBack: (() => void) | null = null;
  const turn = (isPrinting: boolean) => {
    if (isPrinting) comeBack ??= goToPaper(document.documentElement);
    else comeBack = comeBack?.() ?? null;
  };
  addEventListener("beforeprint", () => turn(true));
  addEventListener("afterprint", () => turn(false));
  // Some browsers only tell it in this way.
  matchMedia("print").addEventListener("change", ({ matches }) => turn(matches));
}

/** Returns what undoes it. */
function goToPaper(root: HTMLElement): () => null {
  const name = root.hasAttribute("data-mantine-color-scheme") ? "data-mantine-color-scheme" : "data-scheme";
  const chosen = root.getAttribute(name);
  root.setAttribute(name, "light");
  root.dataset.onPaper = "";
  markSpeltLinks(root);
  return () => {
    if (chosen === null) root.removeAttribute(name);
    else root.setAttribute(name, chosen);
    delete root.dataset.onPaper;
    return null;
  };
}

/** A link whose text is its address is not followed by that address once more. */
function markSpeltLinks(root: HTMLElement): void {
  const bare = (text: string) => text.trim().replace(/^(https?:\/\/|mailto:|tel:)(www\.)?|\/$/g, "");
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[href]"))
    link.toggleAttribute("data-spelt", bare(link.textContent) === bare(link.getAttribute("href") ?? ""));
}
