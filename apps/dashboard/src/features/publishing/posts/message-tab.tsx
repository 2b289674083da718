import type { Language } from "@stoep/contract/kernel";
import { isPoll } from "@stoep/contract/publishing/values";
import { Card, Columns, Figure, Heading, Stack, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { LanguageSwitch } from "../../../app/editor/index.ts";
import { api, MessagePlaceholder, queryOf, ReaderFrame, useFormat } from "../../../app/index.ts";
import { ReactionBar } from "../../conversations/index.ts";
import { AlertLine } from "../alerts/alert-line.tsx";
import { AlertProgress } from "../alerts/alert-progress.tsx";
import { draftOf } from "../compose/draft.ts";
import { usePreview } from "../compose/preview/use-preview.ts";
import { RatingBadge } from "../engagement/rating-badge.tsx";
import { useStatistics } from "../engagement/use-statistics.ts";
import { subjectOf } from "../parts/conversation.ts";
import { type Post, type Statistics, useText } from "../parts/words.ts";
import style from "./message-tab.module.css";

/** The full message as its readers see it; below it, the response in a few figures. */
export function MessageTab({ post }: { post: Post }) {
  const { data } = useStatistics(post);
  return (
    <Stack gap="lg">
      <PublishedMessage post={post} />
      {post.state === "published" && <MessageReactions post={post} />}
      <AlertLine post={post} />
      {data && <AlertProgress statistics={data} />}
      {data && <ResponseFigures post={post} statistics={data} />}
    </Stack>
  );
}

function PublishedMessage({ post }: { post: Post }) {
  const [language, setLanguage] = useState(post.language);
  const languages = [post.language, ...post.translations.map((one) => one.language)];
  const shown = languages.includes(language) ? language : post.language;
  return (
    <div className={style.sent}>
      <LanguageSwitch languages={languages} value={shown} onChange={setLanguage} />
      <Suspense fallback={<MessagePlaceholder />}>
        <OpenedMessage post={post} language={shown} />
      </Suspense>
    </div>
  );
}

function OpenedMessage({ post, language }: { post: Post; language: Language }) {
  const t = useText();
  const draft = useMemo(() => draftOf(post), [post]);
  const shown = usePreview({ draft, language, post });
  const subject = useMemo(() => ({ kind: "message" as const, post: shown, place: "page" as const }), [shown]);
  return (
    <ReaderFrame
      subject={subject}
      language={language}
      title={t("compose.reading.message")}
      waiting={<MessagePlaceholder />}
    />
  );
}

function MessageReactions({ post }: { post: Post }) {
  const read = useQuery(queryOf(api.publishing.readPost, { params: { postId: post.id } })).data;
  if (!read) return null;
  return <ReactionBar subject={subjectOf(post)} reactions={read.reactions} myReaction={read.myReaction} />;
}

function ResponseFigures({ post, statistics: { total, rating, at } }: { post: Post; statistics: Statistics }) {
  const t = useText();
  const format = useFormat();
  const seen = format.share(total.seen, total.reached);

  return (
    <Card>
      <Stack>
        <Heading order={2} size="h3">
          {t("message.cameBack")}
        </Heading>
        <Columns cols={{ base: 2, sm: isPoll(post.type) ? 5 : 4 }}>
          <Figure label={t("figures.reached")} value={format.people(total.reached)} hint={t("figures.reachedHint")} />
          <Figure
            label={t("figures.seen")}
            value={format.people(total.seen)}
            hint={seen === null ? undefined : t("figures.ofReached", { share: seen })}
          />
          <Figure label={t("figures.reactions")} value={format.number(total.reactions)} />
          <Figure label={t("figures.comments")} value={format.number(total.comments)} />
          {isPoll(post.type) && <Figure label={t("figures.votes")} value={format.number(total.votes)} />}
        </Columns>
        <Text size="sm" c="dimmed" component="div">
          <RatingBadge rating={rating} /> {t("message.exactAt", { at: format.time(at) })}{" "}
          <TextLink href={`/messages/${post.id}?tab=statistics`}>{t("message.allStatistics")}</TextLink>
        </Text>
      </Stack>
    </Card>
  );
}
