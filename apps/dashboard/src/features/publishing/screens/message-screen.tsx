import { Badge, Button, ButtonLink, confirm, Group, Page, Skeleton, StatusBadge } from "@stoep/ui";
import { DeleteIcon, EditIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import {
  Allowed,
  api,
  Loaded,
  queryOf,
  useCommand,
  useFilters,
  useFormat,
  useGo,
  useRouteParam,
} from "../../../app/index.ts";
import { CommentsTab } from "../parts/comments-tab.tsx";
import { HistoryTab } from "../parts/history-tab.tsx";
import { ReadingTab } from "../parts/reading-tab.tsx";
import { StatisticsTab } from "../parts/statistics-tab.tsx";
import { type Post, useText } from "../parts/words.ts";

const tabs = ["comments", "statistics", "reading", "history"] as const;
const View = z.object({ tab: z.enum(tabs).default("comments"), neighbourhoodId: z.uuid().optional() });

/** One message and all that came of it. */
export function MessageScreen() {
  const postId = useRouteParam("postId");
  const query = useQuery(queryOf(api.publishing.getPost, { params: { postId } }));
  return (
    <Loaded isScreen query={query} waiting={<Skeleton height={480} />}>
      {(post) => <Message post={post} />}
    </Loaded>
  );
}

function Message({ post }: { post: Post }) {
  const t = useText();
  const [{ tab, neighbourhoodId }, setView] = useFilters(View);
  const items = tabs.map((key) => ({
    label: t(`message.${key}`),
    href: `/messages/${post.id}?tab=${key}`,
    isActive: key === tab,
  }));
  return (
    <Page
      title={post.title || t("inbox.untitled")}
      lead={<Facts post={post} />}
      back={{ label: t("message.back"), href: `/inbox?state=${post.state}` }}
      tabs={{ label: t("message.tabs"), items }}
      action={<Acts post={post} />}
    >
      {tab === "comments" && (
        <CommentsTab
          post={post}
          neighbourhoodId={neighbourhoodId}
          onNeighbourhood={(id) => setView({ neighbourhoodId: id })}
        />
      )}
      {tab === "statistics" && <StatisticsTab post={post} />}
      {tab === "reading" && <ReadingTab post={post} />}
      {tab === "history" && <HistoryTab post={post} />}
    </Page>
  );
}

function Facts({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const at = format.moment(post.publishedAt ?? post.publishAt ?? post.savedAt);
  return (
    <Group gap="sm">
      {post.type === "urgent" ? (
        <StatusBadge kind="urgent">{t("types.urgent")}</StatusBadge>
      ) : (
        <Badge color="gray">{t(`types.${post.type}`)}</Badge>
      )}
      <span>
        {[
          t(`message.${post.state}`, { at }),
          t("message.byAuthor", { name: post.createdBy }),
          post.editedAt ? t("message.edited", { at: format.moment(post.editedAt) }) : null,
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </Group>
  );
}

function Acts({ post }: { post: Post }) {
  const t = useText();
  const go = useGo();
  const remove = useCommand(api.publishing.deletePost, {
    done: t("message.deleted"),
    refetches: ["publishing", "feed"],
    whenDone: () => go(`/inbox?state=${post.state}`, { replace: true }),
  });
  const askAndRemove = async () => {
    const question = {
      title: t("message.deleteTitle", { title: post.title || t("inbox.untitled") }),
      message: t("message.deleteText"),
      confirmLabel: t("message.delete"),
      cancelLabel: t("message.cancel"),
      isDestructive: true,
    };
    if (await confirm(question)) await remove.run({ params: { postId: post.id } });
  };
  return (
    <Group gap="sm">
      <Allowed by={post.can.delete}>
        <Button
          variant="subtle"
          color="brick"
          leftSection={<DeleteIcon aria-hidden />}
          loading={remove.isRunning}
          onClick={() => void askAndRemove()}
        >
          {t("message.delete")}
        </Button>
      </Allowed>
      {post.can.edit === true && (
        <ButtonLink href={`/messages/${post.id}/edit`} leftSection={<EditIcon aria-hidden />}>
          {t("message.edit")}
        </ButtonLink>
      )}
    </Group>
  );
}
