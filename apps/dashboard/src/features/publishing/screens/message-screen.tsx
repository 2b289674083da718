import { Badge, ButtonLink, Group, RecordPage, Skeleton, StatusBadge } from "@stoep/ui";
import { EditIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, Loaded, queryOf, useFilters, useFormat, useRouteParam } from "../../../app/index.ts";
import { CommentsTab } from "../parts/comments-tab.tsx";
import { HistoryTab } from "../parts/history-tab.tsx";
import { useMessageActs } from "../parts/message-acts.ts";
import { useMessageFacts } from "../parts/message-facts.tsx";
import { SentTab } from "../parts/sent-tab.tsx";
import { StatisticsTab } from "../parts/statistics-tab.tsx";
import { useStatistics } from "../parts/use-statistics.ts";
import { type Post, stateLooks, useText } from "../parts/words.ts";

const tabs = ["message", "comments", "statistics", "history"] as const;
const View = z.object({ tab: z.enum(tabs).default("message"), neighbourhoodId: z.uuid().optional() });

/** One message: what was sent first, then what came back. */
export function MessageScreen() {
  const postId = useRouteParam("postId");
  const query = useQuery(queryOf(api.publishing.getPost, { params: { postId } }));
  return (
    <Loaded isScreen query={query} waiting={<Waiting />}>
      {(post) => <Message post={post} />}
    </Loaded>
  );
}

/** In the shape of what comes: the title, the content and the rail. */
function Waiting() {
  return (
    <div data-waiting>
      <Skeleton height={36} width="45%" mb="md" />
      <Skeleton height={20} width="30%" mb="xl" />
      <Group align="start" wrap="nowrap" gap="xl">
        <Skeleton height={420} maw={560} />
        <Skeleton height={320} width={300} visibleFrom="lg" />
      </Group>
    </div>
  );
}

function Message({ post }: { post: Post }) {
  const t = useText();
  const [{ tab, neighbourhoodId }, setView] = useFilters(View);
  const facts = useMessageFacts(post);
  const acts = useMessageActs(post);
  const isLive = post.state === "published";
  const total = useStatistics(post).data?.total;
  const shown = isLive ? tab : "message";
  const items = tabs.map((key) => ({
    label: t(`message.tab.${key}`),
    href: key === "message" ? `/messages/${post.id}` : `/messages/${post.id}?tab=${key}`,
    isActive: key === shown,
    ...(key === "comments" && total && total.comments > 0 ? { count: total.comments } : {}),
  }));
  return (
    <RecordPage
      title={post.title || t("inbox.untitled")}
      state={<State post={post} />}
      back={{ label: t("message.back"), href: `/inbox?state=${post.state}` }}
      action={<MainAct post={post} />}
      menu={{ label: t("message.more"), acts }}
      isWide={shown === "statistics"}
      facts={{ label: t("message.facts.title"), items: facts }}
      {...(isLive ? { tabs: { label: t("message.tabs"), items } } : {})}
    >
      {shown === "message" && <SentTab post={post} />}
      {shown === "comments" && (
        <CommentsTab
          post={post}
          neighbourhoodId={neighbourhoodId}
          onNeighbourhood={(id) => setView({ neighbourhoodId: id })}
        />
      )}
      {shown === "statistics" && <StatisticsTab post={post} />}
      {shown === "history" && <HistoryTab post={post} />}
    </RecordPage>
  );
}

function State({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const at = format.moment(post.publishedAt ?? post.publishAt ?? post.savedAt);
  const words = [
    t(`message.${post.state}`, { at }),
    ...(post.editedAt ? [t("message.edited", { at: format.moment(post.editedAt) })] : []),
  ];
  return (
    <Group gap="sm">
      <StatusBadge kind={stateLooks[post.state]}>{t(`message.state.${post.state}`)}</StatusBadge>
      {post.type === "urgent" ? (
        <StatusBadge kind="urgent">{t("types.urgent")}</StatusBadge>
      ) : (
        <Badge color="gray">{t(`types.${post.type}`)}</Badge>
      )}
      <span>{words.join(" · ")}</span>
    </Group>
  );
}

function MainAct({ post }: { post: Post }) {
  const t = useText();
  if (post.can.edit !== true) return null;
  return (
    <ButtonLink href={`/messages/${post.id}/edit`} leftSection={<EditIcon aria-hidden />}>
      {t(post.state === "concept" ? "message.write" : "message.edit")}
    </ButtonLink>
  );
}
