import type { ReadPost, Sender } from "@stoep/contract/publishing";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Avatar, useFormat } from "../../../app/index.ts";
import { AlertBadge } from "../alerts/alert-badge.tsx";
import { KindBadge } from "../kinds/index.tsx";
import { useText } from "../words.ts";
import style from "./message.module.css";

/** The sender, the time, and the kind unless it is a plain message; an alert's badge is brick red. */
export function MessageHead({ post }: { post: ReadPost }) {
  const t = useText();
  return (
    <SenderLine {...post} note={post.followedIn && t("followedIn", { name: post.followedIn })}>
      <KindBadge kind={post.kind} />
      {post.alert && <AlertBadge alert={post.alert} />}
    </SenderLine>
  );
}

interface SenderLineProps {
  organisation: Sender;
  publishedAt: string;
  isEdited: boolean;
  note?: string | null;
  /** Badges. */
  children: ReactNode;
}

/** Who published something, and when. */
export function SenderLine({ organisation, publishedAt, isEdited, note, children }: SenderLineProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={style.head}>
      <Avatar name={organisation.name} picture={organisation.logo?.address ?? null} isOrganisation />
      <div className={style.sender}>
        <Link className={style.name} href={`/organisations/${organisation.id}`}>
          {organisation.name}
        </Link>
        <time className={style.when} dateTime={publishedAt} title={format.moment(publishedAt)}>
          {format.ago(publishedAt)}
          {isEdited && ` · ${t("edited")}`}
          {note && ` · ${note}`}
        </time>
      </div>
      {children}
    </div>
  );
}
