import { pagesOf } from "@stoep/client/pages";
import type { OwnAct } from "@stoep/contract/conversations";
import { DeleteIcon, MessageIcon } from "@stoep/ui/icons";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import {
  api,
  BreakableText,
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  firstScreen,
  ListState,
  UpLink,
  useCommand,
  useFormat,
  useLive,
  useSubject,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./comments-and-votes.module.css";

type OwnComment = Extract<OwnAct, { kind: "comment" }>;
type OwnVote = Extract<OwnAct, { kind: "vote" }>;

/** One's own comments and votes, latest first, each with a link to its subject. */
export function CommentsAndVotesScreen() {
  const t = useText();
  const query = useInfiniteQuery(pagesOf(api.conversations.listOwnActs));
  useLive(["publishing", "shouts"], () => void query.refetch());
  useTitle(t("acts.title"));
  const acts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <UpLink href="/me">{t("acts.back")}</UpLink>
      <h1>{t("acts.title")}</h1>
      <ListState
        query={query}
        isEmpty={query.data !== undefined && acts.length === 0}
        hasContent={acts.length > 0}
        empty={
          <EmptyState
            title={t("acts.none")}
            icon={<MessageIcon aria-hidden />}
            action={<ButtonLink href={firstScreen}>{t("acts.read")}</ButtonLink>}
          >
            {t("acts.noneText")}
          </EmptyState>
        }
      />
      <ul className={style.list}>
        {acts.map((act) => (
          <li key={act.kind === "comment" ? act.commentId : act.subjectId} className={`card ${style.row}`}>
            <ActSubject act={act} />
            {act.kind === "comment" ? <Comment act={act} onGone={() => void query.refetch()} /> : <Vote act={act} />}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("acts.older")}
          </Button>
        </div>
      )}
    </>
  );
}

function ActSubject({ act: { subject, subjectId, at, ...act } }: { act: OwnAct }) {
  const t = useText();
  const format = useFormat();
  const did = act.kind === "vote" ? "voted" : "isAnswer" in act && act.isAnswer ? "answered" : "commented";
  const place = useSubject(subject?.subjectKind ?? "")?.hrefOf(subjectId);
  return (
    <>
      <span className={style.soft}>{t(`acts.${did}`, { moment: format.moment(at) })}</span>
      {subject && place ? (
        <Link className={style.about} href={place}>
          {subject.name}
        </Link>
      ) : (
        <span>{t("acts.gone")}</span>
      )}
    </>
  );
}

function Comment({ act, onGone }: { act: OwnComment; onGone: () => void }) {
  const t = useText();
  const [asks, setAsks] = useState(false);
  const remove = useCommand(api.conversations.deleteComment, {
    done: t("acts.deleted"),
    whenDone: () => {
      setAsks(false);
      onGone();
    },
  });
  if (act.state === "deleted") return <p className={style.soft}>{t("acts.isDeleted")}</p>;
  return (
    <>
      <p className={style.text}>
        <BreakableText text={act.text} />
      </p>
      {act.hasPicture && <span className={style.soft}>{t("acts.picture")}</span>}
      {act.state === "hidden" && <span className={style.soft}>{t("acts.isHidden")}</span>}
      {act.subject && (
        <div>
          <Button isSmall onClick={() => setAsks(true)} aria-label={t("acts.deleteNamed", { name: act.subject.name })}>
            <DeleteIcon aria-hidden />
            {t("acts.delete")}
          </Button>
        </div>
      )}
      {asks && (
        <ConfirmDialog
          title={t("acts.deleteTitle")}
          text={t("acts.deleteText")}
          confirm={t("acts.delete")}
          isBusy={remove.isRunning}
          onConfirm={() => void remove.run({ params: { commentId: act.commentId } })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

function Vote({ act: { vote, score, option, subject, subjectId } }: { act: OwnVote }) {
  const t = useText();
  const place = useSubject(subject?.subjectKind ?? "")?.hrefOf(subjectId);
  const said = { up: t("acts.up"), down: t("acts.down"), perception: t("acts.score", { score: score ?? 0 }) };
  return (
    <>
      <p className={style.text}>{vote === "option" ? (option ?? t("acts.removed")) : said[vote]}</p>
      {subject && place && (
        <div>
          <ButtonLink isSmall href={place}>
            {t("acts.change")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
