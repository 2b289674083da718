import type { ReactNode } from "react";
import style from "./phone-frame.module.css";

type Props = {
  /** What the frame is: "Preview on a resident's phone". */
  label: string;
  /** Language of the content, when it is not the page's. */
  lang?: string;
  /** The content is as high as the screen, and scrolls within: a page of its own. */
  scrollsItself?: boolean;
  children: ReactNode;
};

/** A resident's phone, 360 px wide inside, with its own scrolling. */
export function PhoneFrame({ label, lang, scrollsItself = false, children }: Props) {
  return (
    // A scrolling region must be reachable by keyboard.
    <section className={style.phone} aria-label={label} lang={lang} tabIndex={scrollsItself ? undefined : 0}>
      <div className={style.screen} data-whole={scrollsItself || undefined}>
        {children}
      </div>
    </section>
  );
}
