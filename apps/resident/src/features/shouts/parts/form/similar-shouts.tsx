import type { ShoutCard } from "@stoep/contract/shouts";
import { Link, useLocation } from "wouter";
import { ButtonLink } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import { FollowButton } from "../follow-button.tsx";
import style from "../shout.module.css";
import { AuthorLine } from "../shout-head.tsx";

/** Similar messages, with the question “is it this one?” D §7 */
export function SimilarShouts({ shouts }: { shouts: ShoutCard[] }) {
  const t = useText();
  const [, go] = useLocation();
  return (
    <>
      <p>
        {shouts.every(({ author }) => author.isMe)
          ? t("check.similarOwn")
          : t("check.similar", { count: shouts.length })}
      </p>
      {shouts.map((shout) => (
        <div key={shout.id} className={style.similar}>
          <strong lang={shout.language}>
            <Link href={`/neighbours/${shout.id}`}>{shout.title}</Link>
          </strong>
          <p className={`${style.text} ${style.short}`} lang={shout.language}>
            {shout.text}
          </p>
          <AuthorLine shout={shout} />
          <div>
            {shout.author.isMe ? (
              <ButtonLink isSmall href={`/neighbours/${shout.id}`}>
                {t("check.openOwn")}
              </ButtonLink>
            ) : (
              <FollowButton shout={shout} label="follow.this" onFollowed={() => go(`/neighbours/${shout.id}`)} />
            )}
          </div>
        </div>
      ))}
    </>
  );
}
