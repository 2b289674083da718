import { Cut, Skeleton, TextLink } from "@stoep/ui";
import type { ReactNode } from "react";
import style from "./start-lines.module.css";

/** S1 §9 */
export const startLineCount = 5;

/** A short list on the start page. */
export function StartLines({ isRanked = false, children }: { isRanked?: boolean; children: ReactNode }) {
  const List = isRanked ? "ol" : "ul";
  return <List className={style.list}>{children}</List>;
}

type Props = { href: string; title: string; language?: string | undefined; meta: string[] };

/** A title on one line, and below it what there is to say about it, in full. */
export function StartLine({ href, title, language, meta }: Props) {
  return (
    <li className={style.item}>
      <Cut>
        <TextLink href={href} lang={language}>
          {title}
        </TextLink>
      </Cut>
      <span className={style.meta}>{meta.join(" · ")}</span>
    </li>
  );
}

export function WaitingStartLines() {
  return (
    <div className={style.list}>
      {Array.from({ length: startLineCount }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row} className={style.item}>
          <Skeleton height={14} width="70%" my={4} />
          <Skeleton height={12} width="45%" my={4} />
        </div>
      ))}
    </div>
  );
}
