import { Badge, Card, Group, Heading, Stack, StatusBadge, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";

/** An alert and its follow-ups, oldest first. */
export function AlertLine({ post }: { post: Post }) {
  const t = useText();
  const format = useFormat();
  const line = useAlertLine(post)?.line ?? [];
  if (line.length < 2) return null;
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h3">
          {t("alert.line")}
        </Heading>
        <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: "none" }}>
          {line.map(({ id, followUp, title, publishedAt }) => (
            <li key={id}>
              <Group gap="sm">
                <StatusBadge kind={followUp === "resolved" ? "done" : "urgent"}>
                  {t(`alert.as.${followUp ?? "first"}`)}
                </StatusBadge>
                {id === post.id ? (
                  <Text component="span" fw={600} aria-current="page">
                    {title}
                  </Text>
                ) : (
                  <TextLink href={`/messages/${id}`}>{title}</TextLink>
                )}
                <Text component="span" size="sm" c="dimmed">
                  {format.moment(publishedAt)}
                </Text>
              </Group>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** Shown beside an alert's state: whether it is an update or the resolution, or that the alert is over. */
export function AlertBadge({ post }: { post: Post }) {
  const t = useText();
  const alert = useAlertLine(post);
  if (post.followUp) return <Badge color="gray">{t(`alert.as.${post.followUp}`)}</Badge>;
  return alert?.isResolved ? <StatusBadge kind="done">{t("alert.as.resolved")}</StatusBadge> : null;
}

function useAlertLine(post: Post) {
  const isAlert = post.type === "urgent" && post.state === "published";
  const query = queryOf(api.publishing.readPost, { params: { postId: post.id } });
  return useQuery({ ...query, enabled: isAlert }).data?.alert;
}
