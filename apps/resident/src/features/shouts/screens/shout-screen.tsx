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
  EmptyState,
  KeptNotice,
  LoadFailed,
  Notice,
  TalkSkeleton,
  useKept,
  useLive,
  useTitle,
} from "../../../app/index.ts";
import { Comments, DecisionNotice } from "../../conversations/index.ts";
import { AllPictures } from "../../publishing/index.ts";
import { asSubject } from "../as-subject.ts";
import { useKnownShouts } from "../known-shouts.ts";
import { Place, Readers } from "../parts/facts.tsx";
import { FollowButton } from "../parts/follow-button.tsx";
import { OwnActs } from "../parts/own-acts.tsx";
import { ReportButton } from "../parts/report-button.tsx";
import style from "../parts/shout.module.css";
import { Reactions } from "../parts/shout-card.tsx";
import { ShoutHead } from "../parts/shout-head.tsx";
import { Timeline } from "../parts/timeline.tsx";
import { useText } from "../words.ts";

/** One message of a neighbour: what it says, what became of it, and what others say about it. */
export function ShoutScreen() {
  const t = useText();
  const { shoutId = "" } = useParams();
  const query = useQuery(queryOf(api.shouts.readShout, { params: { shoutId } }));
  useLive(["shouts"], () => void query.refetch());
  useSeenObject("shout", query.data?.id);
  const { value: shout, keptAt } = useKept("shouts", shoutId, query);
  useTitle(shout?.title ?? t("message"));
  // Also when it is withdrawn while the reader is looking at it.
  if (query.error instanceof Refused && query.error.code === "not_found") return <Gone />;
  return (
    <>
      <BackLink />
      <KeptNotice at={keptAt} />
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
      <article className={style.card}>
        <ShoutHead shout={shout} />
        <h1 lang={language}>{title}</h1>
        {outcome && (
          <Notice tone="done" title={t("outcome", { name: staff })}>
            <p className={style.text}>{outcome}</p>
          </Notice>
        )}
        <AllPictures images={images} />
        <p className={style.text} lang={language}>
          {text}
        </p>
        <Place shout={shout} />
        {theme && <p className={style.soft}>{t("about", { theme: t(`themes.${theme}`) })}</p>}
        <Readers shout={shout} />
        <div className={style.foot}>
          <Reactions shout={shout} />
          <div className={style.acts}>
            <FollowButton shout={shout} />
            {shout.can.report === true && <ReportButton shoutId={id} />}
          </div>
        </div>
      </article>
      {author.isMe && <OwnActs shout={shout} />}
      <Timeline shout={shout} />
      <Talk shoutId={id} />
    </>
  );
}

function Talk({ shoutId }: { shoutId: string }) {
  const change = useKnownShouts();
  return (
    <div className={style.card}>
      <Suspense fallback={<TalkSkeleton />}>
        <Comments
          subject={asSubject(shoutId)}
          onCount={(by) => change(shoutId, (known) => ({ commentCount: known.commentCount + by }))}
        />
      </Suspense>
    </div>
  );
}

function Gone() {
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
