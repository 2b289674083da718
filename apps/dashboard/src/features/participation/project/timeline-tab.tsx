import { dayAt } from "@stoep/contract/kernel";
import { Card, Group, Heading, Stack, Text, TextLink, Timeline, useKitZone, useToday } from "@stoep/ui";
import { CalendarIcon, MessageIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { api, QueryContent, queryOf, TimelinePlaceholder, useAccess, useFormat } from "../../../app/index.ts";
import { TimingBadge } from "../parts/timing-badge.tsx";
import { useDays } from "../parts/use-days.ts";
import { type PostRow, type Project, useText } from "../parts/words.ts";
import { type Milestone, milestonesOf } from "./milestones.ts";

type Moment = ComponentProps<typeof Timeline>["moments"][number];

/** What is planned, from the first day to the last, and what colleagues did with it. */
export function TimelineTab({ project }: { project: Project }) {
  return (
    <Stack gap="lg">
      <Plan project={project} />
      <History project={project} />
    </Stack>
  );
}

function Plan({ project }: { project: Project }) {
  const t = useText();
  const days = useDays();
  const today = useToday();
  const zone = useKitZone();
  const posts = usePostsOf(project);
  const endedOn = project.endedAt && dayAt(new Date(project.endedAt), zone);
  const momentOf = (one: Milestone): Moment => ({
    key: one.key,
    isCurrent: one.kind === "phase" && one.timing === "active",
    ...(one.kind === "phase"
      ? {
          title: (
            <Group gap="sm">
              {one.phase.title.trim() || t("blanks.title")}
              {one.timing && <TimingBadge timing={one.timing} />}
            </Group>
          ),
          meta: `${t(`phaseTypes.${one.phase.type}`)} · ${days.span(one.phase)}`,
          children: (
            <PhaseContent text={one.phase.text} posts={posts.filter(({ link }) => link?.part === one.phase.id)} />
          ),
        }
      : { title: t(`record.plan.${one.kind}`), meta: days.day(one.day) }),
  });
  return (
    <Card>
      <Stack gap="md">
        <Heading order={2} size="h3">
          {t("record.plan.title")}
        </Heading>
        <Timeline label={t("record.plan.title")} moments={milestonesOf(project, today, endedOn).map(momentOf)} />
        {!project.startsOn && !project.endsOn && <Text c="dimmed">{t("record.plan.empty")}</Text>}
      </Stack>
    </Card>
  );
}

/** The latest live messages and activities of the project, for members who may read them. */
function usePostsOf({ id }: Project): PostRow[] {
  const { read } = useAccess("inbox");
  const query = queryOf(api.publishing.listPosts, { query: { link: `project:${id}`, limit: 50 } });
  return useQuery({ ...query, enabled: read === true }).data?.items ?? [];
}

const mostShown = 5;

/** What a phase is for, and what ran in it: the latest first. */
function PhaseContent({ text, posts }: { text: string; posts: PostRow[] }) {
  const t = useText();
  const more = posts.length - mostShown;
  return (
    <Stack gap="xs">
      {text && <Text lineClamp={3}>{text}</Text>}
      {posts.slice(0, mostShown).map((post) => (
        <Group key={post.id} gap="xs" wrap="nowrap">
          {post.kind === "activity" ? <CalendarIcon aria-hidden /> : <MessageIcon aria-hidden />}
          <TextLink href={`/messages/${post.id}`}>{post.title}</TextLink>
        </Group>
      ))}
      {more > 0 && <Text c="dimmed">{t("record.plan.more", { count: more })}</Text>}
    </Stack>
  );
}

function History({ project }: { project: Project }) {
  const t = useText();
  const format = useFormat();
  const query = useQuery(queryOf(api.participation.listProjectMoments, { params: { projectId: project.id } }));
  return (
    <Card>
      <Stack gap="md">
        <Heading order={2} size="h3">
          {t("record.history.title")}
        </Heading>
        <QueryContent query={query} waiting={<TimelinePlaceholder />}>
          {({ items }) =>
            items.length === 0 ? (
              <Text c="dimmed">{t("record.history.empty")}</Text>
            ) : (
              <Timeline
                label={t("record.history.title")}
                moments={items.map(({ id, at, act, by }) => ({
                  key: id,
                  title: t(`record.history.${act}`),
                  meta: [format.moment(at), ...(by ? [by] : [])].join(" · "),
                }))}
              />
            )
          }
        </QueryContent>
      </Stack>
    </Card>
  );
}
