import { ButtonLink, EmptyState, Group, Heading, Stack, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  QueryContent,
  queryOf,
  StartLine,
  StartLines,
  startLineCount,
  useFormat,
  WaitingStartLines,
} from "../../../app/index.ts";
import { CountAge } from "../../publishing/index.ts";
import { useText } from "./words.ts";

/** The organisation's last five messages with their engagement. */
export function LatestMessages() {
  const t = useText();
  const latest = useQuery(queryOf(api.publishing.listPosts, { query: { limit: startLineCount } }));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Heading order={2}>{t("latest.title")}</Heading>
        <TextLink href="/inbox">{t("latest.all")}</TextLink>
      </Group>
      <QueryContent query={latest} waiting={<WaitingStartLines />}>
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
              <StartLines>
                {items.map((post) => (
                  <Message key={post.id} post={post} />
                ))}
              </StartLines>
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
  return <StartLine href={`/messages/${post.id}`} title={post.title} meta={said} />;
}
