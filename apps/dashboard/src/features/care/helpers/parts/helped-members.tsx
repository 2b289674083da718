import { Badge, Group, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, RowsPlaceholder, useFormat } from "../../../../app/index.ts";
import { useText } from "./words.ts";

/** The members whom a helper helped, most often first, with their tickets of the last twelve months. */
export function HelpedMembers({ personId }: { personId: string }) {
  const t = useText();
  const format = useFormat();
  const query = useQuery(queryOf(api.care.listHelped, { params: { personId } }));
  return (
    <QueryContent query={query} waiting={<RowsPlaceholder />}>
      {({ items }) => (
        <Stack gap="xs">
          {items.length === 0 && <Text c="dimmed">{t("members.none")}</Text>}
          {items.map(({ member, solved, lastAt, isDurable }) => (
            <Group key={member.id} justify="space-between" gap={0}>
              <Group gap={8}>
                <Text>{member.name}</Text>
                {isDurable && <Badge color="green">{t("members.durable")}</Badge>}
              </Group>
              <Text c="dimmed">{t("members.solved", { count: solved, day: format.day(lastAt) })}</Text>
            </Group>
          ))}
        </Stack>
      )}
    </QueryContent>
  );
}
