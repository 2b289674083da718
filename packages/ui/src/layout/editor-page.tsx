import { type ReactNode, useRef } from "react";
import { useEdgeHeight } from "../edges/index.ts";
import { BackIcon } from "../icons/index.ts";
import { KitLink } from "../theme/index.ts";
import style from "./editor-page.module.css";

type Props = {
  title: string;
  back: { label: string; href: string };
  /** The document's state and kind. */
  state: ReactNode;
  /** Who else has it open; a live region. */
  presence?: ReactNode;
  /** Whether it is saved. */
  saved: ReactNode;
  /** Rare actions behind one button. */
  menu?: ReactNode;
  steps?: ReactNode;
  children: ReactNode;
};

/** A page for writing: all that is known of the document is in one bar that stays in view, so the first field is near the top. */
export function EditorPage({ title, back, state, presence, saved, menu, steps, children }: Props) {
  const bar = useRef<HTMLElement>(null);
  useEdgeHeight(bar, "top");
  return (
    <div className={style.page}>
      <title>{`${title} · Stoep`}</title>
      <header ref={bar} className={style.bar}>
        <div className={style.line}>
          <KitLink data-screen-only className={style.back} href={back.href} aria-label={back.label} title={back.label}>
            <BackIcon aria-hidden />
          </KitLink>
          <h1 className={style.title} title={title}>
            {title}
          </h1>
          <div className={style.facts}>
            <div className={style.state}>{state}</div>
            <div className={style.presence} role="status">
              {presence}
            </div>
            <div className={style.saved}>{saved}</div>
          </div>
          {menu && (
            <div data-screen-only className={style.menu}>
              {menu}
            </div>
          )}
        </div>
        {steps}
      </header>
      {children}
    </div>
  );
}
