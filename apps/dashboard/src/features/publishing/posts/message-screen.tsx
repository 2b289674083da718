import { useSeenObject } from "@stoep/client/notices";
import { Badge, ButtonLink, Group, RecordPage, StatusBadge } from "@stoep/ui";
import { EditIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { z } from "zod";
import {
  api,
  OpenRowPlaceholder,
  QueryContent,
  queryOf,
  RecordPlaceholder,
  useAccess,
  useFilters,
  useFormat,
  useListedRow,
  useRouteParam,
} from "../../../app/index.ts";
import { AttendanceTab } from "../activities/attendance-tab.tsx";
import { peopleOn, useDates } from "../activities/use-dates.ts";
import { AlertBadge } from "../alerts/alert-line.tsx";
import { StatisticsTab } from "../engagement/statistics-tab.tsx";
import { useStatistics } from "../engagement/use-statistics.ts";
import { type Post, stateLooks, useKindText, useText } from "../parts/words.ts";
import { ShareDialog } from "../share/lazy-share-dialog.ts";
import { CommentsTab } from "./comments-tab.tsx";
import { HistoryTab } from "./history-tab.tsx";
import { useMessageActs } from "./message-acts.ts";
import { useMessageFacts } from "./message-facts.tsx";
import { MessageTab } from "./message-tab.tsx";
import { useExtensionTabs } from "./post-extensions.tsx";

const tabs = ["message", "coming", "comments", "statistics", "history"] as const;
/** `tab` is one of the built-in tabs, or one that another feature adds. */
const View = z.object({
  tab: z.string().max(40).default("message"),
  neighbourhoodId: z.uuid().optional(),
  /** Over the page: its link, QR code and poster. */
  share: z.literal("open").optional(),
});

/** One message: first what was sent, then the response to it. */
export function MessageScreen() {
  const postId = useRouteParam("postId");
  const query = useQuery(queryOf(api.publishing.getPost, { params: { postId } }));
  const title = useListedRow<{ id: string; title: string }>("publishing", postId)?.title;
  return (
    <QueryContent isScreen query={query} waiting={<RecordPlaceholder title={title} />}>
      {(post) => <Message post={post} />}
    </QueryContent>
  );
}

function Message({ post }: { post: Post }) {
  const t = useText();
  useSeenObject("post", post.id);
  const kindText = useKindText(post.kind);
  const [{ tab, neighbourhoodId, share }, setView] = useFilters(View);
  const facts = useMessageFacts(post);
  const acts = useMessageActs(post, { onShare: () => setView({ share: "open" }) });
  const isLive = post.state === "published";
  const total = useStatistics(post).data?.total;
  const coming = peopleOn(useDates(post).data?.items ?? [], "coming");
  const brought = useExtensionTabs(post);
  const own = tabs.filter((key) => key !== "coming" || post.kind === "activity");
  const all = [...own.slice(0, 1), ...brought.map(({ key }) => key), ...own.slice(1)];
  const shown = isLive && all.some((key) => key === tab) ? tab : "message";
  const Brought = brought.find(({ key }) => key === shown)?.Part;
  const counts: Partial<Record<string, number>> = { comments: total?.comments, coming };
  const items = all.map((key) => ({
    label: key === "message" ? kindText("name") : t(`message.tab.${key}`),
    href: key === "message" ? `/messages/${post.id}` : `/messages/${post.id}?tab=${key}`,
    isActive: key === shown,
    count: counts[key] || undefined,
  }));
  return (
    <RecordPage
      title={post.title || t("inbox.untitled")}
      state={<State post={post} />}
      back={{ label: t("message.back"), href: `/inbox?state=${post.state}` }}
      action={<MainAct post={post} />}
      menu={{ label: t("message.more"), acts }}
      isWide={shown === "statistics" || Brought !== undefined}
      facts={{ label: t("message.facts.title"), items: facts }}
      tabs={isLive ? { label: t("message.tabs"), items } : undefined}
    >
      {share && isLive && (
        <Suspense fallback={null}>
          <ShareDialog subject={{ kind: "post", id: post.id }} onClose={() => setView({ share: undefined })} />
        </Suspense>
      )}
      {Brought && (
        <Suspense fallback={<OpenRowPlaceholder />}>
          <Brought post={post} />
        </Suspense>
      )}
      {shown === "message" && <MessageTab post={post} />}
      {shown === "coming" && <AttendanceTab post={post} />}
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
  const kindText = useKindText(post.kind);
  const format = useFormat();
  /** Two times do not fit on one line of a phone, so each is kept together with its day. */
  const whole = (instant: string) => format.moment(instant).replace(", ", ",\u00a0");
  const at = whole(post.publishedAt ?? post.publishAt ?? post.savedAt);
  const words = [
    t(`message.${post.state}`, { at }),
    ...(post.editedAt ? [t("message.edited", { at: whole(post.editedAt) })] : []),
  ];
  return (
    <Group gap="sm">
      <StatusBadge kind={stateLooks[post.state]}>{t(`message.state.${post.state}`)}</StatusBadge>
      {post.type === "urgent" ? (
        <>
          <StatusBadge kind="urgent">{t("types.urgent")}</StatusBadge>
          <AlertBadge post={post} />
        </>
      ) : (
        <Badge color="gray">{post.kind === "message" ? t(`types.${post.type}`) : kindText("name")}</Badge>
      )}
      <span>{words.join(" · ")}</span>
    </Group>
  );
}

function MainAct({ post }: { post: Post }) {
  const t = useText();
  const { write } = useAccess("alerts");
  if (post.can.edit !== true) return null;
  const isFollowed = post.type === "urgent" && post.state === "published" && write === true;
  const edit = (
    <ButtonLink
      href={`/messages/${post.id}/edit`}
      leftSection={<EditIcon aria-hidden />}
      variant={isFollowed ? "default" : "filled"}
    >
      {t(post.state === "concept" ? "message.write" : "message.edit")}
    </ButtonLink>
  );
  if (!isFollowed) return edit;
  return (
    <Group gap="sm">
      {edit}
      <ButtonLink href={`/alerts/new?follows=${post.id}&as=update`}>{t("alert.update")}</ButtonLink>
    </Group>
  );
}
