import { ButtonLink, EmptyState, Group, Heading, Stack, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, useFormat } from "../../../app/index.ts";
import { CountAge } from "../../publishing/index.ts";
import { lineCount, MessageLine, WaitingLines } from "./message-line.tsx";
import style from "./start.module.css";
import { useText } from "./words.ts";

/** The organisation's last five messages with their engagement. */
export function LatestMessages() {
  const t = useText();
  const latest = useQuery(queryOf(api.publishing.listPosts, { query: { limit: lineCount } }));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Heading order={2}>{t("latest.title")}</Heading>
        <TextLink href="/inbox">{t("latest.all")}</TextLink>
      </Group>
      <QueryContent query={latest} waiting={<WaitingLines />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              drawing="letters"
              title={t("latest.noneTitle")}
              action={
                <ButtonLink href="/messages/new" variant="default">
                  {t("start.newMessage")}
                </ButtonLink>
              }
            >
              {t("latest.noneText")}
            </EmptyState>
          ) : (
            <>
              <ul className={style.list}>
                {items.map((post) => (
                  <Message key={post.id} post={post} />
                ))}
              </ul>
              <CountAge moments={items.map(({ countedAt }) => countedAt)} />
            </>
          )
        }
      </QueryContent>
    </Stack>
  );
}

type Row = Awaited<ReturnType<typeof api.publishing.listPosts>>["items"][number];

/** A message with its date and how it was received. */
function Message({ post }: { post: Row }) {
  const t = useText();
  const format = useFormat();
  const { engagement } = post;
  const seenShare = engagement && format.share(engagement.seen, engagement.reached);
  const received = engagement
    ? [
        seenShare === null ? null : t("latest.seen", { share: seenShare }),
        t("latest.reactions", { count: engagement.reactions, number: format.number(engagement.reactions) }),
        t("latest.comments", { count: engagement.comments, number: format.number(engagement.comments) }),
      ]
    : [t("latest.soon")];
  const at = post.publishedAt && format.ago(post.publishedAt);
  const said = [at, ...received].flatMap((one) => one || []);
  return <MessageLine id={post.id} title={post.title} received={said} />;
}
