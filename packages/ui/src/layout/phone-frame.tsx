import type { ReactNode } from "react";
import style from "./phone-frame.module.css";

type Props = {
  /** What the frame is: "Preview on a resident's phone". */
  label: string;
  /** Language of the content, when it is not the page's. */
  lang?: string;
  children: ReactNode;
};

/** A resident's phone, 360 px wide inside, with its own scrolling. */
export function PhoneFrame({ label, lang, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={style.phone} aria-label={label} lang={lang} tabIndex={0}>
      <div className={style.screen}>{children}</div>
    </section>
  );
}
