import type { ReadPost } from "@stoep/contract/publishing";
import { UrgentIcon } from "@stoep/ui/icons";
import { Link } from "wouter";
import { Avatar, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./message.module.css";

/** Who says it, and when; alerts in brick with their word. */
export function MessageHead({ post }: { post: ReadPost }) {
  const t = useText();
  const format = useFormat();
  const { organisation, publishedAt } = post;
  return (
    <div className={style.head}>
      <Avatar name={organisation.name} picture={organisation.logo?.address ?? null} isOrganisation />
      <div className={style.sender}>
        <Link className={style.name} href={`/organisations/${organisation.id}`}>
          {organisation.name}
        </Link>
        <time className={style.when} dateTime={publishedAt} title={format.moment(publishedAt)}>
          {format.ago(publishedAt)}
          {post.isEdited && ` · ${t("edited")}`}
        </time>
      </div>
      {post.type === "urgent" && (
        <span className={style.badge}>
          <UrgentIcon aria-hidden />
          {t("urgent")}
        </span>
      )}
    </div>
  );
}
