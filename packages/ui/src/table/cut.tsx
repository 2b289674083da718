import type { ReactNode } from "react";
import style from "./cut.module.css";

/** Puts the full text in the browser's tooltip if it did not fit. */
function titleIfCut(element: HTMLElement | null) {
  const tell = () => {
    if (!element) return;
    if (element.scrollWidth > element.clientWidth) element.title = element.textContent;
    else element.removeAttribute("title");
  };
  element?.addEventListener("pointerenter", tell);
  return () => element?.removeEventListener("pointerenter", tell);
}

/** One line that ends with an ellipsis if it does not fit, with the full text on hover; screen readers always read all of it. */
export function Cut({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  return (
    <span ref={titleIfCut} className={style.cut} lang={lang}>
      {children}
    </span>
  );
}

/** The first of several names and how many more there are; the tooltip has all known names. */
export function FirstOf({ names, more = 0, whole }: { names: readonly string[]; more?: number; whole?: string }) {
  const [first = "–"] = names;
  const rest = names.length - 1 + more;
  if (rest <= 0) return <Cut>{first}</Cut>;
  return (
    <span className={style.first} title={whole ?? names.join(", ")}>
      <span className={style.cut}>{first}</span>
      <span className={style.more}>+{rest}</span>
    </span>
  );
}
