import { Card, Group, Heading, Stack, Text, TextLink } from "@stoep/ui";
import type { DragProps } from "@stoep/ui/calendar";
import { ScheduleIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, RowMenu } from "../../../app/index.ts";
import { editPath } from "../parts/edit-path.ts";
import { useText } from "../parts/words.ts";
import style from "./drafts.module.css";
import type { DraftPlan } from "./use-plan.tsx";

const draftsMax = 10;

type Props = {
  dragProps: DragProps;
  /** Schedules a draft; null for those who only read. */
  plan: DraftPlan | null;
};

/** Drafts, which can be dragged onto a day, or scheduled from their menu. */
export function Drafts({ dragProps, plan }: Props) {
  const t = useText();
  const { data } = useQuery(queryOf(api.publishing.listPosts, { query: { state: "concept", limit: draftsMax } }));
  if (!data || data.items.length === 0) return null;
  return (
    <Card>
      <Stack gap="xs">
        <Heading order={2} size="h4">
          {t("own.calendar.drafts")}
        </Heading>
        {plan && (
          <Text size="sm" c="dimmed">
            {t("own.plan.hint")}
          </Text>
        )}
        <ul className={style.drafts} aria-label={t("own.calendar.drafts")}>
          {data.items.map((post) => {
            const title = post.title || t("inbox.untitled");
            const draft = { id: post.id, title };
            return (
              <li
                key={post.id}
                className={style.draft}
                {...(plan && dragProps({ ...draft, onDrop: (day) => plan.drop(draft, day) }))}
              >
                <Group gap="xs" wrap="nowrap" justify="space-between">
                  {/* The row is dragged, not the address of its link. */}
                  <TextLink href={editPath(post)} draggable={false} className={style.title ?? ""}>
                    {title}
                  </TextLink>
                  {plan && (
                    <RowMenu
                      name={title}
                      acts={[{ label: t("own.plan.item"), icon: ScheduleIcon, run: () => plan.ask(draft) }]}
                    />
                  )}
                </Group>
              </li>
            );
          })}
        </ul>
        {data.counts.concept > draftsMax && (
          <TextLink href="/inbox?state=concept">{t("own.calendar.allDrafts", { count: data.counts.concept })}</TextLink>
        )}
      </Stack>
    </Card>
  );
}
