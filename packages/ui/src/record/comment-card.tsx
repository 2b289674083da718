import { Avatar } from "@mantine/core";
import type { ReactNode } from "react";
import style from "./comment-card.module.css";

type Props = {
  name: string;
  /** Next to an organisation's name: the member of staff who wrote. */
  by?: string | undefined;
  /** The organisation's logo or the person's picture; without it, initials. */
  picture?: string | null;
  isOrganisation?: boolean;
  /** Where and when: "Muide · 2 hours ago · edited". */
  meta: ReactNode;
  badges?: ReactNode;
  /** Reactions and actions. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A comment: organisations have their logo in a square, people theirs in a circle. */
export function CommentCard({ name, by, picture, isOrganisation = false, meta, badges, foot, children }: Props) {
  return (
    <article className={style.card} data-organisation={isOrganisation || undefined}>
      <Avatar
        name={name}
        src={picture ?? null}
        alt=""
        color="canal"
        radius={isOrganisation ? "md" : "xl"}
        aria-hidden
      />
      <div className={style.body}>
        <header className={style.head}>
          <strong className={style.name}>{name}</strong>
          {by && <span className={style.by}>{by}</span>}
          <span className={style.meta}>{meta}</span>
          {badges}
        </header>
        {children}
        {foot && <footer className={style.foot}>{foot}</footer>}
      </div>
    </article>
  );
}
