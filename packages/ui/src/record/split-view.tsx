import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { BackIcon } from "../icons/index.ts";
import { KitLink } from "../theme/index.ts";
import style from "./split-view.module.css";

export type SplitRow = { key: string; href: string; title: ReactNode; meta: ReactNode; badge?: ReactNode };

type Props = {
  /** Names the list. */
  label: string;
  rows: SplitRow[];
  /** The key of the row whose record is next to the list. */
  openKey: string | undefined;
  /** Whether the user chose it: narrow screens then show it instead of the list. */
  isChosen: boolean;
  /** On narrow screens, the link from the record back to the list. */
  back: { label: string; href: string };
  /** Under the list: more of it. */
  more?: ReactNode;
  /** The open record. */
  children: ReactNode;
};

/** List on the left, record on the right, for working through records one by one; narrow screens show one of the two. */
export function SplitView({ label, rows, openKey, isChosen, back, more, children }: Props) {
  const isNarrow = useMediaQuery("(max-width: 899px)", false, { getInitialValueInEffect: false });
  return (
    <div className={style.split}>
      {(!isNarrow || !isChosen) && (
        <nav className={style.list} aria-label={label}>
          <ul>
            {rows.map(({ key, href, title, meta, badge }) => (
              <li key={key}>
                <KitLink
                  href={href}
                  className={style.row}
                  aria-current={key === openKey && (isChosen || !isNarrow) ? "true" : undefined}
                >
                  <span className={style.title}>{title}</span>
                  {badge}
                  <span className={style.meta}>{meta}</span>
                </KitLink>
              </li>
            ))}
          </ul>
          {more}
        </nav>
      )}
      {(!isNarrow || isChosen) && (
        <section className={style.record}>
          {isNarrow && (
            <KitLink className={style.back} href={back.href}>
              <BackIcon aria-hidden />
              {back.label}
            </KitLink>
          )}
          {children}
        </section>
      )}
    </div>
  );
}
