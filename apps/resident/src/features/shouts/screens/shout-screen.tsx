import { useSeenObject } from "@stoep/client/notices";
import { queryOf, Refused } from "@stoep/contract/kernel";
import type { ReadShout } from "@stoep/contract/shouts";
import { SearchIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useParams } from "wouter";
import {
  api,
  BackLink,
  ButtonLink,
  CardSkeleton,
  CommentsSkeleton,
  EmptyState,
  LoadFailed,
  Notice,
  OfflineCopyNotice,
  useLive,
  useOfflineCopy,
  useTitle,
} from "../../../app/index.ts";
import { Comments, DecisionNotice } from "../../conversations/index.ts";
import { PostGallery } from "../../publishing/index.ts";
import { AuthorActions } from "../parts/author-actions.tsx";
import { FollowButton } from "../parts/follow-button.tsx";
import { ShoutPlace, ShoutReaders } from "../parts/place-and-readers.tsx";
import { ReportButton } from "../parts/report-button.tsx";
import style from "../parts/shout.module.css";
import { ShoutReactions } from "../parts/shout-card.tsx";
import { ShoutHead } from "../parts/shout-head.tsx";
import { Timeline } from "../parts/timeline.tsx";
import { useShoutCache } from "../shout-cache.ts";
import { shoutSubject } from "../shout-subject.ts";
import { useText } from "../words.ts";

/** One neighbour's message: its text, its progress, and its comments. */
export function ShoutScreen() {
  const t = useText();
  const { shoutId = "" } = useParams();
  const query = useQuery(queryOf(api.shouts.readShout, { params: { shoutId } }));
  useLive(["shouts"], () => void query.refetch());
  useSeenObject("shout", query.data?.id);
  const { value: shout, keptAt } = useOfflineCopy("shouts", shoutId, query);
  useTitle(shout?.title ?? t("message"));
  // Also when it is withdrawn while the reader is looking at it.
  if (query.error instanceof Refused && query.error.code === "not_found") return <ShoutGone />;
  return (
    <>
      <BackLink />
      <OfflineCopyNotice at={keptAt} />
      {shout && <Shout shout={shout} />}
      {!shout && query.isError && <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <CardSkeleton hasPicture />}
    </>
  );
}

function Shout({ shout }: { shout: ReadShout }) {
  const t = useText();
  const { id, title, text, language, images, theme, outcome, author, isHidden, timeline, decision } = shout;
  const staff = timeline.findLast(({ kind }) => kind === "done")?.by.name ?? "";
  return (
    <>
      {isHidden && !decision && <Notice tone="warning">{t("hiddenText")}</Notice>}
      {decision && (
        <Suspense fallback={null}>
          <DecisionNotice decision={decision} what="message" />
        </Suspense>
      )}
      <article className="card">
        <ShoutHead shout={shout} />
        <h1 lang={language}>{title}</h1>
        {outcome && (
          <Notice tone="done" title={t("outcome", { name: staff })}>
            <p className={style.text}>{outcome}</p>
          </Notice>
        )}
        <PostGallery images={images} />
        <p className={style.text} lang={language}>
          {text}
        </p>
        <ShoutPlace shout={shout} />
        {theme && <p className={style.soft}>{t("about", { theme: t(`themes.${theme}`) })}</p>}
        <ShoutReaders shout={shout} />
        <div className={style.foot}>
          <ShoutReactions shout={shout} />
          <div className={style.acts}>
            <FollowButton shout={shout} />
            {shout.can.report === true && <ReportButton subject={shoutSubject(id)} />}
          </div>
        </div>
      </article>
      {author.isMe && <AuthorActions shout={shout} />}
      <Timeline shout={shout} />
      <ShoutComments shoutId={id} />
    </>
  );
}

function ShoutComments({ shoutId }: { shoutId: string }) {
  const change = useShoutCache();
  return (
    <div className="card">
      <Suspense fallback={<CommentsSkeleton />}>
        <Comments
          subject={shoutSubject(shoutId)}
          onCount={(by) => change(shoutId, (known) => ({ commentCount: known.commentCount + by }))}
        />
      </Suspense>
    </div>
  );
}

function ShoutGone() {
  const t = useText();
  return (
    <EmptyState
      isScreen
      icon={<SearchIcon aria-hidden />}
      title={t("gone")}
      action={
        <ButtonLink look="main" href="/neighbours">
          {t("backToAll")}
        </ButtonLink>
      }
    >
      {t("goneText")}
    </EmptyState>
  );
}
