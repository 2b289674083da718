import type { PersonalDetail } from "@stoep/client/personal-details";
import type { ShoutCard } from "@stoep/contract/shouts";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { Button, ButtonLink, PersonalDetailsNotice, useAppText } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import { FollowButton } from "../follow-button.tsx";
import style from "../shout.module.css";
import { AuthorLine } from "../shout-head.tsx";

export interface Findings {
  similar: ShoutCard[];
  privateWords: PersonalDetail[];
}

interface Props {
  findings: Findings;
  onPublish: () => void;
  isBusy: boolean;
}

/** Shown before publishing, when there is a reason to check again. It never stops anyone. */
export function PublicationCheck({ findings: { similar, privateWords }, onPublish, isBusy }: Props) {
  const t = useText();
  const app = useAppText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} className="card" tabIndex={-1} data-focus-target aria-label={t("check.title")}>
      <h2>{t("check.title")}</h2>
      {similar.length > 0 && <SimilarShouts shouts={similar} />}
      <PersonalDetailsNotice found={privateWords} />
      <div>
        <Button look="main" isBusy={isBusy} onClick={onPublish}>
          {similar.length > 0 ? t("check.publishMine") : app("privateDetails.publish")}
        </Button>
      </div>
    </section>
  );
}

/** Similar messages, with the question “is it this one?” D §7 */
function SimilarShouts({ shouts }: { shouts: ShoutCard[] }) {
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
