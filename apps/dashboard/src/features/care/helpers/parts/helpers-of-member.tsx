import { Card, Heading, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { accessOf, api, queryOf, useSession } from "../../../../app/index.ts";
import { Duo } from "./duo.tsx";
import { helperPath, useText } from "./words.ts";

/** The helpers who helped a member, most often first; nothing where there are none. */
export function HelpersOfMember({ person: { id, isMember } }: { person: { id: string; isMember: boolean } }) {
  const t = useText();
  const mayRead = accessOf(useSession(), "helpers").read === true;
  const query = useQuery({
    ...queryOf(api.care.listHelpersOfMember, { params: { personId: id } }),
    enabled: isMember && mayRead,
  });
  const items = query.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card>
      <Stack gap="xs">
        <Heading order={2} size="h4">
          {t("members.helpedBy")}
        </Heading>
        {items.map(({ helper, ...duo }) => (
          <Duo key={helper.id} other={helper} href={helperPath(helper.id)} {...duo} />
        ))}
      </Stack>
    </Card>
  );
}
