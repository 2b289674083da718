/** In a preview the residents' controls do nothing, and look like it. Pictures enlarge, and links that leave the app open beside it. */
import { tellDashboard } from "@stoep/client/reader";

const controls = "a[href], button, input, select, textarea";

/** Only links of these kinds: what a draft has typed as one may be anything. */
const leadingOut = ["http:", "https:", "mailto:", "tel:"];

const leavesTheApp = (control: Element): control is HTMLAnchorElement =>
  control instanceof HTMLAnchorElement &&
  leadingOut.includes(control.protocol) &&
  (control.origin !== location.origin || control.hasAttribute("download"));

const isAlive = (control: Element): boolean =>
  control.closest("dialog, [data-enlarges]") !== null || leavesTheApp(control);

/** Marks every control in `root`, now and whenever its content changes. `hint` says why they do nothing. Returns what ends it. */
export function keepIdle(root: HTMLElement, hint: string): () => void {
  const mark = () => {
    for (const control of root.querySelectorAll<HTMLElement>(controls)) markControl(control, hint);
    tellDashboard({ isEnlarged: root.querySelector("dialog[open]") !== null });
  };
  mark();
  const watcher = new MutationObserver(mark);
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: ["href", "open"] });
  for (const kind of acts) document.addEventListener(kind, stop, true);
  return () => {
    watcher.disconnect();
    for (const kind of acts) document.removeEventListener(kind, stop, true);
  };
}

const acts = ["click", "auxclick", "submit"] as const;

function stop(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest("dialog")) return;
  const control = target.closest(controls);
  if (control && isAlive(control)) return;
  event.preventDefault();
  event.stopPropagation();
}

function markControl(control: HTMLElement, hint: string): void {
  if (leavesTheApp(control) && !control.hasAttribute("download")) {
    control.target = "_blank";
    control.rel = "noopener noreferrer";
  }
  const isIdle = !isAlive(control);
  control.toggleAttribute("data-idle", isIdle);
  if (!isIdle) return;
  control.ariaDisabled = "true";
  control.tabIndex = -1;
  // The title's link covers the whole card.
  if (!control.classList.contains("cover")) control.title = hint;
}
