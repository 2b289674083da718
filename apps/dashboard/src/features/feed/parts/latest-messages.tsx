import { ButtonLink, EmptyState, Group, Heading, Skeleton, Stack, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, Loaded, queryOf, textOf, useFormat } from "../../../app/index.ts";
import { CountedAt } from "../../publishing/index.ts";
import type en from "../text/en.json";
import style from "./latest-messages.module.css";

const useText = textOf<typeof en>("feed");
/** S1 §9 */
const latestCount = 5;

/** The organisation's last five messages with their engagement. */
export function LatestMessages() {
  const t = useText();
  const latest = useQuery(queryOf(api.publishing.listPosts, { query: { limit: latestCount } }));
  return (
    <Stack>
      <Group justify="space-between">
        <Heading order={2}>{t("latest.title")}</Heading>
        <TextLink href="/inbox">{t("latest.all")}</TextLink>
      </Group>
      <Loaded query={latest} waiting={<Skeleton height={360} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              drawing="letters"
              title={t("latest.noneTitle")}
              action={<ButtonLink href="/messages/new">{t("start.newMessage")}</ButtonLink>}
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
              <CountedAt moments={items.map(({ countedAt }) => countedAt)} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

type Row = Awaited<ReturnType<typeof api.publishing.listPosts>>["items"][number];

function Message({ post }: { post: Row }) {
  const t = useText();
  const format = useFormat();
  const { engagement } = post;
  const seenShare = engagement && format.share(engagement.seen, engagement.reached);
  return (
    <li className={style.item}>
      <TextLink href={`/messages/${post.id}`}>{post.title}</TextLink>
      <Text c="dimmed" size="sm">
        {post.publishedAt ? format.ago(post.publishedAt) : ""}
      </Text>
      {engagement ? (
        <Text size="sm">
          {[
            seenShare === null ? null : t("latest.seen", { share: seenShare }),
            t("latest.reactions", { count: engagement.reactions }),
            t("latest.comments", { count: engagement.comments }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {t("latest.soon")}
        </Text>
      )}
    </li>
  );
}
