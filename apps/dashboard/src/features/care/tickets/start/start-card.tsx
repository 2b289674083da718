import { Card, Columns, Heading, Skeleton, Stack, Text, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** On the start page: the user's own tickets, unassigned, unsolved and overdue ones, each with a link to their list. */
export function TicketsStart() {
  const t = useText();
  const format = useFormat();
  const { data, isError } = useQuery(queryOf(api.care.getTicketSummary));
  if (isError && !data) return null;
  const figures = [
    { label: t("filters.me"), href: "/care/tickets?assignee=me", value: data?.mine },
    { label: t("nobody"), href: "/care/tickets?assignee=nobody", value: data?.unassigned },
    { label: t("unsolved"), href: "/care/tickets", value: data?.unsolved },
    { label: t("overdue"), href: "/care/tickets?deadline=over", value: data?.overdue },
  ];
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2}>{t("title")}</Heading>
        <Columns cols={{ base: 2, sm: 4 }} spacing="md">
          {figures.map(({ label, href, value }) => (
            <Stack key={href} gap={0}>
              {value === undefined ? (
                <Skeleton height={28} width={40} my={4} />
              ) : (
                <Text size="xl" fw={700}>
                  {format.number(value)}
                </Text>
              )}
              <TextLink href={href}>{label}</TextLink>
            </Stack>
          ))}
        </Columns>
      </Stack>
    </Card>
  );
}
