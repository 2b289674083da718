import { ButtonLink, Cut, EmptyState, Group, Heading, Skeleton, Stack, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, Loaded, queryOf, useFormat } from "../../../app/index.ts";
import { CountedAt } from "../../publishing/index.ts";
import style from "./start.module.css";
import { useText } from "./words.ts";

/** S1 §9 */
const latestCount = 5;

/** The organisation's last five messages with their engagement. */
export function LatestMessages() {
  const t = useText();
  const latest = useQuery(queryOf(api.publishing.listPosts, { query: { limit: latestCount } }));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Heading order={2}>{t("latest.title")}</Heading>
        <TextLink href="/inbox">{t("latest.all")}</TextLink>
      </Group>
      <Loaded query={latest} waiting={<WaitingRows />}>
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
              <CountedAt moments={items.map(({ countedAt }) => countedAt)} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function WaitingRows() {
  return (
    <div className={style.list}>
      {Array.from({ length: latestCount }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row} className={style.item}>
          <Skeleton height={14} width="70%" my={4} />
          <Skeleton height={12} width="45%" my={4} />
        </div>
      ))}
    </div>
  );
}

type Row = Awaited<ReturnType<typeof api.publishing.listPosts>>["items"][number];

/** One line of title, one of when and how it was received. */
function Message({ post }: { post: Row }) {
  const t = useText();
  const format = useFormat();
  const { engagement } = post;
  const seenShare = engagement && format.share(engagement.seen, engagement.reached);
  const received = engagement
    ? [
        seenShare === null ? null : t("latest.seen", { share: seenShare }),
        t("latest.reactions", { count: engagement.reactions }),
        t("latest.comments", { count: engagement.comments }),
      ]
    : [t("latest.soon")];
  return (
    <li className={style.item}>
      <Cut>
        <TextLink href={`/messages/${post.id}`}>{post.title}</TextLink>
      </Cut>
      <span className={style.meta}>
        <Cut>{[post.publishedAt && format.ago(post.publishedAt), ...received].filter(Boolean).join(" · ")}</Cut>
      </span>
    </li>
  );
}
