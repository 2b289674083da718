import { Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, QueryContent, queryOf, RowsPlaceholder } from "../../../../app/index.ts";
import { Duo } from "./duo.tsx";
import { useText } from "./words.ts";

/** The members whom a helper helped, most often first, with their tickets of the last twelve months. */
export function HelpedMembers({ personId }: { personId: string }) {
  const t = useText();
  const query = useQuery(queryOf(api.care.listHelped, { params: { personId } }));
  return (
    <QueryContent query={query} waiting={<RowsPlaceholder />}>
      {({ items }) => (
        <Stack gap="xs">
          {items.length === 0 && <Text c="dimmed">{t("members.none")}</Text>}
          {items.map(({ member, ...duo }) => (
            <Duo key={member.id} other={member} {...duo} />
          ))}
        </Stack>
      )}
    </QueryContent>
  );
}
