import type { ReactNode } from "react";
import style from "./cut.module.css";

/** All of what did not fit, as the tooltip of the browser. */
function tellWhole(element: HTMLElement | null) {
  const tell = () => {
    if (!element) return;
    if (element.scrollWidth > element.clientWidth) element.title = element.textContent;
    else element.removeAttribute("title");
  };
  element?.addEventListener("pointerenter", tell);
  return () => element?.removeEventListener("pointerenter", tell);
}

/** One line that ends with an ellipsis where it does not fit, and then says all of it on hover; screen readers read all of it anyway. */
export function Cut({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  return (
    <span ref={tellWhole} className={style.cut} lang={lang}>
      {children}
    </span>
  );
}

/** The first of several names and how many more there are; all that are known in the tooltip. */
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
